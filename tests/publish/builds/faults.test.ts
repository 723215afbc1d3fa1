import { existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seal } from '../../../codegen/write/sealed-file.ts'
import { makeBuiltCopy, pagesOnly, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { isEvery } from '../../helpers/every.ts'

/** Gives the firm another name, which stands on every page. */
function rename(project: ProjectCopy, name: string): void {
  project.write('data/site.yaml', project.read('data/site.yaml').replace(/^name: .*$/m, `name: ${name}`))
}

const lastSite = 'The last site in dist/ is as it was.'

describe('a build', () => {
  let project: ProjectCopy
  /** The site with its pictures and compressed forms, and without them. */
  let whole: Record<string, string>
  let clean: Record<string, string>
  beforeAll(async () => {
    project = await makeBuiltCopy()
    whole = printTree(project.client)
    await project.build(...pagesOnly)
    clean = printTree(project.client)
  }, 120_000)
  afterAll(() => project.remove())
  beforeEach(() => rename(project, 'Lekhasetu'))

  test('refuses to run beside another one, says so, and the site is whole', async () => {
    rename(project, 'Pustakam')
    const runs = await Promise.all([1, 2, 3].map(() => project.start(['build', ...pagesOnly]).ended))
    const done = runs.filter((run) => run.code === 0)
    const refused = runs.filter((run) => run.code !== 0)
    expect(done.length).toBeGreaterThan(0)
    for (const run of refused) {
      expect(run.code).toBe(1)
      expect(run.err).toMatch(
        /^Another build \(process \d+\) is writing to dist\/\. Wait until it ends, then build again\.\n/m,
      )
      expect(run.err).toContain(lastSite)
    }
    rename(project, 'Lekhasetu')
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)

  const random = createRandom(8)
  const damages: [name: string, damage: (file: string) => void][] = [
    ['cut off', (file) => truncateSync(file, random.below(Math.max(1, statSync(file).size)))],
    ['emptied', (file) => truncateSync(file, 0)],
    ['overwritten with zeros', (file) => overwrite(file, () => 0)],
    ['overwritten with noise', (file) => overwrite(file, () => random.below(256))],
  ]
  // What the others leave can hardly be read; this is JSON still, and only its checksum tells.
  const altered: (typeof damages)[number] = ['altered by a letter', alterLetter]

  // What a full disk and a crash leave, the tests of ended builds make.
  test.each([altered, ...(isEvery ? damages : [])])(
    'heals when every file of its caches is %s, and the site equals a clean one',
    async (_, damage) => {
      const caches = [
        join(project.root, '.cache/site'),
        join(project.root, '.cache/codegen'),
        join(project.root, 'dist/sites/a/state.json'),
        join(project.root, 'dist/sites/b/state.json'),
      ]
      for (const file of caches.flatMap(filesUnder)) if (!file.includes('/bundle-')) damage(file)
      await project.build()
      expect(printTree(project.client)).toEqual(whole)
    },
    120_000,
  )

  test('heals when the records of its copies are those of an earlier version of this code', async () => {
    const copies = ['a', 'b'].map((copy) => join(project.root, `dist/sites/${copy}/state.json`))
    for (const file of copies.filter((one) => existsSync(one))) {
      const { files, ...state } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!) as { files: object }
      const texts = Object.entries(files).map(([path, record]) => [path, (record as string[]).join(' ')])
      writeFileSync(file, seal({ ...state, inputs: '', files: Object.fromEntries(texts) as object }))
    }
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
  }, 60_000)

  test('bundles the code anew when the bundle is damaged', async () => {
    const bundles = filesUnder(join(project.root, '.cache/site')).filter((file) => file.includes('/bundle-'))
    for (const file of bundles) if (file.endsWith('.js') || file.endsWith('.mjs')) overwrite(file, () => 32)
    rmSync(join(project.root, 'dist'), { recursive: true })
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)

  test('makes no other site of what an editor leaves among the code', async () => {
    const left = ['src/.DS_Store', 'src/ui/.button.tsx.swp', 'src/README.md~'].map((name) => join(project.root, name))
    for (const file of left) writeFileSync(file, 'left behind')
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
    for (const file of left) rmSync(file)
  }, 60_000)

  test('heals when generated/ and all caches but the bundle are gone', async () => {
    rename(project, 'Pustakam')
    for (const name of ['generated', '.cache/site/memo.txt', 'dist/sites/a/state.json', 'dist/sites/b/state.json'])
      rmSync(join(project.root, name), { recursive: true, force: true })
    await project.build(...pagesOnly)
    rename(project, 'Lekhasetu')
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
  }, 120_000)
})

function overwrite(file: string, byte: () => number): void {
  const content = readFileSync(file)
  const from = content.length >> 2
  for (let at = from; at < Math.min(content.length, from + 2000); at++) content[at] = byte()
  // Written into the same file, as a failing disk would: hard links share the damage.
  writeFileSync(file, content)
}

/** Puts another letter in the place of one in the middle. */
function alterLetter(file: string): void {
  const content = readFileSync(file)
  const letters = /[a-y]/g
  letters.lastIndex = content.length >> 1
  const at = letters.exec(content.toString('latin1'))?.index
  if (at === undefined) return
  content[at]! += 1
  writeFileSync(file, content)
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
