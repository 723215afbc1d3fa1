import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBuiltCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

let project: ProjectCopy
let first: Record<string, unknown>
beforeAll(async () => {
  project = await makeBuiltCopy()
  first = JSON.parse(project.read('dist/changes.json')) as typeof first
}, 180_000)
afterAll(() => project.remove())

const timeOf = (file: string) => statSync(join(project.client, file)).mtimeMs
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('what tools that upload by time are given', () => {
  test('a value that is put back is newer than the wrong one that it takes the place of, in every form', async () => {
    const forms = ['payment.html', 'payment.html.br', 'payment.html.gz']
    const [right, wrong] = ['accountNumber: "', 'accountNumber: "9']
    const times: number[][] = [forms.map(timeOf)]
    for (const [now, then] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      await pause()
      project.edit('data/payment.yaml', now, then)
      await project.build()
      times.push(forms.map(timeOf))
    }
    for (const [index, form] of forms.entries()) {
      const ofForm = times.map((all) => all[index]!)
      expect(ofForm, form).toEqual([...new Set(ofForm)].sort((a, b) => a - b))
    }
  }, 120_000)

  test('a file that is as it was keeps its time', async () => {
    const before = timeOf('terms.html')
    project.edit('data/cities.yaml', 'name: Agartala', 'name: Agartalla')
    await project.build()
    project.edit('data/cities.yaml', 'name: Agartalla', 'name: Agartala')
    await project.build()
    expect(timeOf('terms.html')).toBe(before)
  }, 60_000)
})

describe('changes.json', () => {
  test('says whether there was a site before it, for a new machine cannot know what is gone', async () => {
    expect(first).toMatchObject({ isFirst: true, removed: [] })
    expect(JSON.parse(project.read('dist/changes.json'))).toMatchObject({ isFirst: false })
  })
})

describe('npm run export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('makes a folder of plain files that equals the site', async () => {
    const { code, out, err } = await project.start(['export', join(folder, 'a/site')]).ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^\d+ files in .*a\/site\.\n$/)
    expect(printTree(join(folder, 'a/site'))).toEqual(printTree(project.client))
    expect(lstatSync(join(folder, 'a/site')).isSymbolicLink()).toBe(false)
  })

  test('leaves the compressed forms out for hosts that compress by themselves', async () => {
    await project.start(['export', join(folder, 'plain'), '--no-compress']).ended
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
  ])('touches nothing that stands there: %s', async (what, prepare, said) => {
    const place = join(folder, what.replaceAll(' ', '-'))
    prepare(place)
    const { code, err } = await project.start(['export', place]).ended
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(said) as string })
    expect(existsSync(place)).toBe(true)
  })

  test('refuses the project itself, a folder inside it, and no folder at all', async () => {
    expect(await project.start(['export', '.']).ended).toMatchObject({
      code: 1,
      err: ". is the project's own folder, or one around it. Name a new folder.\n",
    })
    expect(await project.start(['export', 'public/site']).ended).toMatchObject({
      code: 1,
      err: 'public/site is inside the project, whose next build would read or remove it. Name a folder outside.\n',
    })
    expect(await project.start(['export']).ended).toMatchObject({
      code: 1,
      err: 'Name one folder: npm run export ../site\n',
    })
  })
})
