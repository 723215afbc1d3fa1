import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { report } from '../../../codegen/commands/report.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
// The command writes the list itself; an edit makes the folder remember it.
beforeEach(() => site.edit([{ file: list, write: site.read(list) }]))
afterEach(() => site.restore())
afterAll(() => site.remove())

const list = 'data/figures-without-fact.yaml'
const service = 'data/services/gst-return.yaml'
const bar = '  - No return can be filed once three years have passed from its due date.\n'
const listed = () => parse(site.read(list)) as Record<string, string[]>

async function lower(): Promise<string> {
  const { terminal, said } = makeTerminal(site.root, [], { lower: true })
  expect(await report(terminal)).toBe(0)
  return said()
}

test('a list that says what stands in the files is left as it is, letter for letter', async () => {
  const before = site.read(list)
  expect(await lower()).toBe('data/figures-without-fact.yaml lists no figure that has a fact by now.')
  expect(site.read(list)).toBe(before)
})

test('a figure that is gone is taken out, and the site stays sound', async () => {
  const before = listed()
  site.edit([{ file: service, find: bar, replace: '' }])
  expect(await lower()).toMatch(/^1 taken out of .*, \d+ left\.$/)
  expect(listed()).toEqual({ ...before, 'services/gst-return.yaml': ['30 November'] })
  expect((await site.run()).site?.countFigures().spare).toBe(0)
})

test('a file that was renamed takes its figures along', async () => {
  const { 'services/msme-udyog.yaml': own } = listed()
  site.edit([
    { file: list, find: 'services/msme-udyog.yaml:', replace: 'services/udyam.yaml:' },
    { file: service, find: bar, replace: '' },
  ])
  await lower()
  expect(listed()).toMatchObject({ 'services/msme-udyog.yaml': own })
  expect(listed()).not.toHaveProperty(['services/udyam.yaml'])
})

test('a list with nothing left is no file any more', async () => {
  // They would have to lose the same figures.
  for (const file of ['services/gst-reg', 'pages/service'])
    site.edit([{ file: `data/locales/hi/${file}.yaml`, remove: true }])
  while (await takeOutFigures());
  expect(await lower()).toBe(`Every figure of law has a fact now, so ${list} is gone.`)
  expect(existsSync(join(site.root, list))).toBe(false)
  expect(await lower()).toBe('Every figure of law has a fact.')
})

/** Puts words in place of the first figure of each sentence that has no fact. Gives back whether there was one. */
async function takeOutFigures(): Promise<boolean> {
  const sentences = (await site.run()).site!.countFigures().sentences()
  const places = sentences.map(({ place }) => place).sort((a, b) => b.range![0] - a.range![0])
  for (const { source, range } of places) {
    const text = site.read(source.file)
    site.edit([{ file: source.file, write: `${text.slice(0, range![0])}as usual${text.slice(range![1])}` }])
  }
  return sentences.length > 0
}
