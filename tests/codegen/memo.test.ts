import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openMemo } from '../../codegen/memo/memo.ts'
import type { Memo } from '../../codegen/memo/memo.ts'
import { recordsOf, useSiteFolder } from '../helpers/project/use-site-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'memo-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Asks a memo for a value; says which inputs it had to make. */
function ask(memo: ReturnType<typeof openMemo>, inputs: readonly string[]): { values: unknown[]; made: string[] } {
  const made: string[] = []
  const values = inputs.map((one) =>
    memo('square', one, () => {
      made.push(one)
      return { of: one, '₹': 'ஓசூர்\n' }
    }),
  )
  return { values, made }
}

function run(file: string, inputs: readonly string[], code = 'this code') {
  const memo = openMemo(file, code)
  const found = ask(memo, inputs)
  memo.save('whole')
  return found
}

describe('what a run has made', () => {
  test('is what it would make again, whatever the runs before asked for', () => {
    const runs = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 30 }), { maxLength: 8 })
    let count = 0
    fc.assert(
      fc.property(runs, (all) => {
        const file = join(folder, `runs-${count++}`)
        for (const keys of all) {
          const inputs = keys.map(String)
          expect(run(file, inputs).values).toEqual(inputs.map((of) => ({ of, '₹': 'ஓசூர்\n' })))
          expect(run(file, inputs).made).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('is added to the file where little is new, and nothing is written where nothing is', () => {
    const file = join(folder, 'added')
    run(file, ['a', 'b', 'c'])
    const before = readFileSync(file, 'utf8')
    run(file, ['b', 'a'])
    expect(readFileSync(file, 'utf8')).toBe(before)
    run(file, ['a', 'b', 'd'])
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true)
  })

  test('is forgotten once most of the file is of no use', () => {
    const file = join(folder, 'forgotten')
    run(file, ['a', 'b', 'c', 'd'])
    run(file, ['a'])
    expect(run(file, ['a', 'd']).made).toEqual(['d'])
  })

  test('is kept while a run that asked for little is not yet at its end', () => {
    const file = join(folder, 'half')
    run(file, ['a', 'b', 'c', 'd'])
    const memo = openMemo(file, 'this code')
    ask(memo, ['a'])
    memo.save()
    expect(run(file, ['a', 'b', 'c', 'd']).made).toEqual([])
  })

  test('comes from an earlier run, whether it was made at once or later', async () => {
    const file = join(folder, 'later')
    const make = (memo: Memo, value: string) => [memo('now', '', () => value), memo('late', '', async () => value)]
    const first = openMemo(file, 'this code')
    expect(await Promise.all(make(first, 'made'))).toEqual(['made', 'made'])
    first.save()
    expect(await Promise.all(make(openMemo(file, 'this code'), 'other'))).toEqual(['made', 'made'])
  })

  test('is not kept where it is undefined, under any key that is a text', () => {
    const file = join(folder, 'odd')
    const memo = openMemo(file, 'this code')
    expect(memo('mistakes', '', () => undefined)).toBeUndefined()
    expect(memo('odd', 'a\tb\nc ₹', () => 1)).toBe(1)
    memo.save()
    const next = openMemo(file, 'this code')
    expect(next('mistakes', '', () => 'found')).toBe('found')
    expect(next('odd', 'a\tb\nc ₹', () => 2)).toBe(1)
  })

  test('is not taken from a memo that other code has written', () => {
    const file = join(folder, 'other-code')
    run(file, ['a'], 'the code of yesterday')
    expect(run(file, ['a']).made).toEqual(['a'])
  })

  test('is lost without a word where it cannot be written', () => {
    const file = join(folder, 'a-folder')
    mkdirSync(join(file, 'inside'), { recursive: true })
    expect(() => run(file, ['a'])).not.toThrow()
    expect(existsSync(join(file, 'inside'))).toBe(true)
  })
})

describe('a memo whose file is broken', () => {
  const site = useSiteFolder('small-site')
  const file = join(folder, 'broken')

  test('costs time and nothing else', async () => {
    const records = async () => [...recordsOf(await site.plan({ memo: openMemo(file) }))]
    const sound = await records()
    const text = readFileSync(file, 'utf8')
    for (const broken of [
      '',
      text.slice(0, text.length / 2),
      '\0'.repeat(text.length),
      text.replaceAll('Chennai', 'Madras!'),
    ]) {
      writeFileSync(file, broken)
      expect(await records(), broken.slice(0, 80)).toEqual(sound)
    }
    expect(readdirSync(folder).filter((name) => name.includes('~'))).toEqual([])
  })
})
