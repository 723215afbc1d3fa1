import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planSearch } from '../../../../codegen/pages/topics/search/plan-search.ts'
import { findEntries, prepareGroups } from '../../../../src/lib/search/prepare-index.ts'
import { fold } from '../../../../src/rules/fold.ts'
import { isEvery } from '../../../helpers/every.ts'
import { realSite } from '../../../helpers/project/site-folder.ts'

const { routes, context } = await realSite()
const all = prepareGroups(planSearch(context.whole, routes))

describe('a number of a form or a section', () => {
  const { catalogue, singles } = context.data
  const records = [...Object.values(catalogue).flatMap((one) => [...one.values()]), ...Object.values(singles)]
  const codes = [
    ...new Set(
      [...new Set(records.map(({ source }) => source.text))].flatMap(
        (text) =>
          text.match(/\b(?:[A-Z]{2,5}-\d{1,2}[A-Z]{0,2}|(?:Form|[Ss]ection) \d{1,3}(?:-?[A-Z]{1,3})?)\b/g) ?? [],
      ),
    ),
  ]
  const writings = (code: string) => {
    const parts = code.split(/[ -]|(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/)
    const joined = ['', ' ', '-', '/', '.'].map((between) => parts.join(between))
    return joined.flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()])
  }

  test('is the same word together or apart, with a hyphen, in any case', () =>
    expect(codes.filter((code) => writings(code).some((one) => fold(one) !== fold(code)))).toEqual([]))

  test('finds the same first in any writing', () =>
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.nat(), (code, which) => {
        const all15 = writings(code)
        const [want, found] = [code, all15[which % all15.length]!].map((one) => findEntries(all, one)[0]?.href)
        return want === found
      }),
      { numRuns: isEvery ? 1000 : 20, seed: 11 },
    ))
})

describe('what is on no page', () => {
  const everyday = `banana kitchen doctor school river cricket train laptop weather pizza garden window football cinema
    diamond monday apple tiger lawn guitar wedding party holiday passport visa bus taxi rate ring king real port december`
  const word = fc.oneof(
    fc.constantFrom(...everyday.split(/\s+/)),
    fc.string({ unit: fc.constantFrom(...'abdegiklmnoprstuvz'), minLength: 3, maxLength: 9 }),
  )
  const typed = fc.oneof(
    word,
    fc.tuple(word, word).map((words) => words.join(' ')),
    fc.tuple(word, fc.nat(999)).map(([one, number]) => `${one}-${number}`),
    fc.tuple(fc.nat(99), word).map(([number, one]) => `${number} ${one}`),
    fc.nat(9_999_999).map(String),
  )

  test('is answered by what has a word of it, or one that differs by a letter, or by nothing', () =>
    fc.assert(
      fc.property(typed, (one) =>
        findEntries(all, one).every((found) => !found.isGuess || isSensible(one, found as (typeof all)[number])),
      ),
      { numRuns: isEvery ? 2000 : 40, seed: 11 },
    ))
})

/** A whole word is shared, not a number, or a word of a name is as typed but for a letter. */
function isSensible(
  typed: string,
  { title, words = [], note = '', text = '', findable }: (typeof all)[number],
): boolean {
  const asked = fold(typed)
    .split(' ')
    .filter((one) => /^\D{3,}$/.test(one))
  const known = fold([title, ...words, note, text, findable.kind.folded].join(' ')).split(' ')
  const tails = findable.names.flatMap((name) => name.tails)
  const isNearTo = (one: string) => (other: string) =>
    [-1, 0, 1].some((more) => distance(one, other.slice(0, one.length + more)) <= 1) && other.length <= one.length + 3
  return asked.some((one) => known.some((other) => other.startsWith(one)) || [...known, ...tails].some(isNearTo(one)))
}

/** How many letters are wrong, missing, too many, or swapped. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i + j))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const [same, up, left] = [a[i - 1] === b[j - 1] ? 0 : 1, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1]
      rows[i]![j] = Math.min(up, left, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1)
    }
  return rows[a.length]![b.length]!
}
