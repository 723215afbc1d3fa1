import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openParseCache } from '../../../codegen/cache/parse-cache.ts'
import { makeSiteFolder, reportOf } from '../../helpers/project/site-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what a run has parsed', () => {
  test('is there in the next one, and what no run asks for any more is forgotten', () => {
    const file = join(folder, 'kept.json')
    const first = openParseCache(file, 'this code')
    first.set('a', { name: 'A' })
    first.set('b', { name: 'B' })
    first.save()
    const second = openParseCache(file, 'this code')
    expect(second.get('a')).toEqual({ name: 'A' })
    second.save()
    expect(openParseCache(file, 'this code').get('b')).toBeUndefined()
    expect(openParseCache(file, 'this code').get('a')).toEqual({ name: 'A' })
  })

  test('is not written anew where nothing is new', () => {
    const file = join(folder, 'same.json')
    const first = openParseCache(file, 'this code')
    first.set('a', 1)
    first.save()
    const before = statSync(file)
    const second = openParseCache(file, 'this code')
    second.get('a')
    second.save()
    // A new one would take the place of the old.
    expect(statSync(file).ino).toBe(before.ino)
  })

  test('is added to without writing all of it anew, and all of it is, once much is new', () => {
    const file = join(folder, 'added.json')
    const keep = (keys: number) => {
      const cache = openParseCache(file, 'this code')
      for (let key = 0; key < keys; key++) if (cache.get(`${key}`) === undefined) cache.set(`${key}`, { key })
      cache.save()
      return statSync(file).ino
    }
    const before = keep(100)
    expect(keep(101)).toBe(before)
    expect(keep(102)).toBe(before)
    expect(openParseCache(file, 'this code').get('101')).toEqual({ key: 101 })
    expect(keep(150)).not.toBe(before)
    expect(openParseCache(file, 'this code').get('149')).toEqual({ key: 149 })
  })

  test('is what the last run used, whatever the runs before it used', () => {
    const runs = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 30 }), { maxLength: 8 })
    let count = 0
    fc.assert(
      fc.property(runs, (all) => {
        const file = join(folder, `runs-${count++}.json`)
        for (const keys of all) {
          const cache = openParseCache(file, 'this code')
          for (const key of keys) {
            const known = cache.get(`${key}`)
            if (known === undefined) cache.set(`${key}`, { key })
            else expect(known).toEqual({ key })
          }
          cache.save()
          const next = openParseCache(file, 'this code')
          expect(keys.map((key) => next.get(`${key}`))).toEqual(keys.map((key) => ({ key })))
        }
      }),
    )
  })

  test('is not taken from a cache that other code has written', () => {
    const file = join(folder, 'other-code.json')
    const before = openParseCache(file, 'the code of yesterday')
    before.set('a', 1)
    before.save()
    expect(openParseCache(file, 'this code').get('a')).toBeUndefined()
  })

  test('is lost without a word where it cannot be written', () => {
    const file = join(folder, 'a-folder')
    mkdirSync(join(file, 'inside'), { recursive: true })
    const cache = openParseCache(file, 'this code')
    cache.set('a', 1)
    expect(() => cache.save()).not.toThrow()
    expect(existsSync(join(file, 'inside'))).toBe(true)
  })
})

describe('a cache file that is broken', () => {
  const site = makeSiteFolder('small-site')
  afterAll(() => site.remove())
  const cacheFile = join(folder, 'broken.json')

  test.each<[what: string, text: (sound: string) => string]>([
    ['empty', () => ''],
    ['cut off', (sound) => sound.slice(0, sound.length / 2)],
    ['no JSON', () => 'nothing of the kind'],
    ['null', () => 'null'],
    ['a list', () => '[1, 2]'],
    ['a text', () => '"text"'],
    ['zeros', (sound) => '\0'.repeat(sound.length)],
    ['of other keys', () => '{ "yaml x": 1, "__proto__": { "a": 1 } }'],
  ])('(%s) costs time and nothing else', async (_, breakIt) => {
    const sound = await site.run({ cacheFile })
    writeFileSync(cacheFile, breakIt(readFileSync(cacheFile, 'utf8')))
    const run = await site.run({ cacheFile })
    expect(reportOf(run)).toBe('')
    expect(run.site!.routes.map((route) => route.record())).toEqual(sound.site!.routes.map((route) => route.record()))
  })

  test('leaves no half-written file behind', () => {
    expect(readdirSync(folder).filter((name) => /\.json./.test(name))).toEqual([])
  })
})
