import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { exportSite } from '../../../codegen/commands/export.ts'
import { Refusal } from '../../../codegen/commands/terminal/terminal.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { printTree } from '../../helpers/project/project-copy.ts'
import { publishSite } from '../../helpers/project/publish-site.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

describe('what tools that upload by time are given', () => {
  const dist = mkdtempSync(join(tmpdir(), 'times-'))
  afterAll(() => rmSync(dist, { recursive: true }))
  const files = ['payment.html', 'payment.html.br', 'payment.html.gz', 'terms.html']
  /** Publishes an account number; gives back when each file was written, and the deploy list. */
  async function publish(account: string) {
    const texts = { 'payment.html': account, 'terms.html': 'Terms' }
    const pages = Object.entries(texts).map(([path, text]) => ({ path, key: text, make: () => text }))
    await publishSite(dist, pages, { isCompressed: true })
    await new Promise((resolve) => setTimeout(resolve, 30))
    const list = JSON.parse(readFileSync(join(dist, 'changes.json'), 'utf8')) as Record<string, unknown>
    return { times: files.map((file) => statSync(join(dist, 'client', file)).mtimeMs), list }
  }

  test('a value that is put back is newer than the wrong one, in every form; a file that is as it was keeps its time', async () => {
    const first = await publish('1')
    const later = [await publish('9'), await publish('1')]
    for (const [index, file] of files.entries()) {
      const times = [first, ...later].map((one) => one.times[index]!)
      expect(times, file).toEqual(
        file === 'terms.html' ? times.map(() => times[0]) : [...new Set(times)].sort((a, b) => a - b),
      )
    }
    // A new machine cannot know what is gone.
    expect(first.list).toMatchObject({ isFirst: true, removed: [] })
    for (const { list } of later) expect(list).toMatchObject({ isFirst: false })
  })
})

describe('npm run export', () => {
  const project = useBuiltCopy()
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('makes a folder of plain files that equals the site', async () => {
    const { code, out, err } = await project.start(['export', join(folder, 'a/site')]).ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^\d+ files in .*a\/site\.\n$/)
    expect(printTree(join(folder, 'a/site'))).toEqual(printTree(project.client))
    expect(lstatSync(join(folder, 'a/site')).isSymbolicLink()).toBe(false)
  })

  const exported = (...words: string[]) => exportSite(makeTerminal(project.root, words).terminal)

  test('leaves the compressed forms out for hosts that compress by themselves', async () => {
    await exportSite(makeTerminal(project.root, [join(folder, 'plain')], { 'no-compress': true }).terminal)
    expect(Object.keys(printTree(join(folder, 'plain')))).toEqual(
      Object.keys(printTree(project.client)).filter((name) => !/\.(br|gz)$/.test(name)),
    )
  })

  test.each<[what: string, prepare: (place: string) => void, said: string]>([
    [
      'a folder that is not empty',
      (place) => mkdirSync(join(place, 'sub'), { recursive: true }),
      'is not empty. Name a new folder, or remove that one first.',
    ],
    ['a file', (place) => writeFileSync(place, 'x'), 'is a file. Name a new folder.'],
    ['a link to a folder that is not empty', (place) => symlinkSync(project.root, place), 'is not empty.'],
  ])('touches nothing that stands there: %s', (what, prepare, said) => {
    const place = join(folder, what.replaceAll(' ', '-'))
    prepare(place)
    expect(() => exported(place)).toThrow(said)
    expect(existsSync(place)).toBe(true)
  })

  test.each([
    [['.'], ". is the project's own folder, or one around it. Name a new folder."],
    [
      ['public/site'],
      'public/site is inside the project, whose next build would read or remove it. Name a folder outside.',
    ],
    [[], 'Name one folder: npm run export ../site'],
  ])('refuses the project itself, a folder inside it, and no folder at all: %j', (words, said) => {
    expect(() => exported(...words)).toThrow(new Refusal(said))
  })
})
