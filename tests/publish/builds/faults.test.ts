import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import { pagesOnly, printTree, renameFirm } from '../../helpers/project/project-copy.ts'
import { expectListed, lastSite, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { isEvery } from '../../helpers/every.ts'

describe('a build', () => {
  const project = useBuiltCopy(pagesOnly)
  let clean: Record<string, string>
  beforeAll(() => {
    clean = printTree(project.client)
  })

  test('refuses to run beside another one, says so, and the site is whole', async () => {
    renameFirm(project, 'Pustakam')
    const runs = await Promise.all([1, 2].map(() => project.start(['build', ...pagesOnly]).ended))
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
    expectListed(project)
    expect(project.read('dist/client/index.html')).toContain('Pustakam')
    renameFirm(project, 'Lekhasetu')
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
      await project.build(...pagesOnly)
      expect(printTree(project.client)).toEqual(clean)
    },
    120_000,
  )

  test('makes no other site of what an editor leaves among the code', async () => {
    const left = ['src/.DS_Store', 'src/ui/.button.tsx.swp', 'src/README.md~'].map((name) => join(project.root, name))
    for (const file of left) writeFileSync(file, 'left behind')
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
    for (const file of left) rmSync(file)
  })

  test('refuses files of public/ under the names of its own at their places, and the site stays', async () => {
    const names = ['robots.txt', 'gst/chennai.html', '404.html', '_headers']
    for (const name of names) project.write(`public/${name}`, 'mine')
    const { code, err } = await project.start(['build', ...pagesOnly]).ended
    expect(code).toBe(1)
    for (const name of names) expect(err).toContain(`public/${name}:1:1  file-collision\n`)
    expect(printTree(project.client)).toEqual(clean)
    for (const name of names) rmSync(join(project.root, 'public', name))
    expect((await project.build(...pagesOnly)).out).toContain('Nothing has changed.')
    expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
  })
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
  return statSync(path).isDirectory() ? listFiles(path).map((name) => join(path, name)) : [path]
}
