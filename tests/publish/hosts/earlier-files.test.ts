import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ageFiles } from '../../../codegen/publish/copies/carry-files.ts'
import { publishSite } from '../../helpers/project/publish-site.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'earlier-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const has = (file: string) => existsSync(join(dist, 'client', file))
const list = () =>
  JSON.parse(read('changes.json')) as {
    added: object
    changed: object
    removed: string[]
    kept: Record<string, string>
  }
const keptNow = () => Object.keys(list().kept).map((path) => path.replace(/^assets\/|\.css$/g, ''))

/** A site whose pages and style sheets have these words in them; a sheet's name is its contents. */
function publish(
  words: readonly string[],
  { page = words.join(' '), isCompressed = true, isVerified = false, others = [] as readonly string[] } = {},
) {
  const sheets = words.map((word) => ({ path: `assets/${word}.css`, key: word, make: () => `/* ${word} */` }))
  const rest = [
    { path: 'index.html', key: page.replaceAll(' ', '-'), make: () => page },
    ...others.map((path) => ({ path, key: 'own', make: () => 'own' })),
  ]
  return publishSite(dist, [...rest, ...sheets], { hashed: sheets.map(({ path }) => path), isCompressed, isVerified })
}

describe('style sheets, fonts and scripts of earlier builds', () => {
  test('stay for three changes of them, with their compressed forms, however many pages change meanwhile', async () => {
    await publish(['a'])
    expect(list().kept).toEqual({})
    await publish(['b'])
    expect([has('assets/a.css'), has('assets/a.css.br'), has('assets/b.css')]).toEqual([true, true, true])
    for (const page of ['x', 'y', 'z']) await publish(['b'], { page })
    expect(keptNow()).toEqual(['a'])
    await publish(['c'])
    await publish(['d'])
    expect(keptNow()).toEqual(['c', 'b', 'a'])
    await publish(['e'])
    expect(keptNow()).toEqual(['d', 'c', 'b'])
    expect([has('assets/a.css'), has('assets/a.css.br'), has('assets/a.css.gz'), has('assets/b.css')]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(list().removed).toEqual(['assets/a.css'])
  })

  test('are the same files as before, and a build without changes leaves them', async () => {
    await publish(['a', 'site'])
    const { ino, mtimeMs } = statSync(join(dist, 'client/assets/a.css'))
    await publish(['b', 'site'])
    await publish(['b', 'site'], { page: 'other' })
    const before = read('changes.json')
    expect(await publish(['b', 'site'], { page: 'other' })).toMatchObject({ added: [], changed: [], removed: [] })
    expect(read('changes.json')).toBe(before)
    expect(statSync(join(dist, 'client/assets/a.css'))).toMatchObject({ ino, mtimeMs })
    expect(keptNow()).toEqual(['a'])
  })

  test('are in no checksum list, which tells the site itself, and in the deploy list under a name of their own', async () => {
    await publish(['a'])
    await publish(['b'])
    expect(read('SHA256SUMS')).not.toContain('a.css')
    const { added, changed, removed, kept } = list()
    expect([Object.keys(added), Object.keys(changed), removed, Object.keys(kept)]).toEqual([
      ['assets/b.css'],
      ['index.html'],
      [],
      ['assets/a.css'],
    ])
  })

  test("become the site's own again where an edit is taken back", async () => {
    await publish(['a'])
    await publish(['b'])
    await publish(['a'])
    expect([keptNow(), Object.keys(list().added), list().removed]).toEqual([['b'], [], []])
    expect(read('SHA256SUMS')).toContain('a.css')
  })

  test('stay where a build was made without compressed forms, and get them back', async () => {
    await publish(['a'])
    await publish(['b'], { isCompressed: false })
    expect([has('assets/a.css'), has('assets/a.css.br')]).toEqual([true, false])
    await publish(['b'])
    expect([keptNow(), has('assets/a.css.br')]).toEqual([['a'], true])
  })

  test.each(['deleted', 'altered'])('go where they were %s, for nothing is left to make them from', async (what) => {
    await publish(['a'])
    await publish(['b'])
    rmSync(join(dist, 'client/assets/a.css'))
    if (what === 'altered') writeFileSync(join(dist, 'client/assets/a.css'), 'Altered')
    await publish(what === 'altered' ? ['b'] : ['c'], { isVerified: what === 'altered' })
    expect([keptNow(), has('assets/a.css')]).toEqual([what === 'altered' ? [] : ['b'], false])
  })

  test('give way to a file of public/ with the same name', async () => {
    await publish(['a'])
    await publish(['b'], { others: ['assets/a.css'] })
    expect([keptNow(), read('client/assets/a.css')]).toEqual([[], 'own'])
  })

  test('are only those with a hash in their names: what was taken out of public/ is gone at once', async () => {
    await publish(['a'], { others: ['assets/secret.pdf'] })
    await publish(['b'])
    expect(has('assets/secret.pdf')).toBe(false)
  })
})

test("files grow older only when some of the site's own go", () => {
  const own = (...paths: string[]) => new Set(paths)
  const first = ageFiles({}, own('a', 'b'))
  expect(first).toEqual({ a: 0, b: 0 })
  const second = ageFiles(first, own('a', 'c'))
  expect(second).toEqual({ a: 0, b: 1, c: 0 })
  expect(ageFiles(second, own('a', 'c', 'd'))).toEqual({ a: 0, b: 1, c: 0, d: 0 })
  expect(ageFiles({ a: 0, b: 3 }, own('c'))).toEqual({ a: 1, c: 0 })
})
