import { describe, expect, test } from 'vitest'
import { askedOf, usualAnswers } from '#src/rules/calculators/question.ts'
import type { Answers, Question } from '#src/rules/calculators/question.ts'
import { estimate, leftOut, ourFee, sayTotal, taxOnFee } from '#src/rules/estimators/estimate.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { estimatorPages } from '../helpers/project/calculators.ts'
import { readData } from '../helpers/project/read-data.ts'

const words = { from: 'from', none: 'no sum' }
const stateCodes = Object.keys(readData('states.yaml'))
const capitals = ['1', '15,00,000', '15,00,001', '50 lakh', '50,00,001', '1 crore', '40 crore']

function answersTo({ kind, choices = [] }: Question): string[] {
  if (kind === 'state') return ['', ...stateCodes]
  if (kind === 'yes-no') return ['yes', 'no']
  return kind === 'amount' ? capitals : choices.map(({ value }) => value)
}

function* ways(questions: readonly Question[], answers: Answers = {}): Generator<Answers> {
  const next = askedOf(questions, answers).find(({ id }) => answers[id] === undefined)
  if (next === undefined) yield answers
  else for (const answer of answersTo(next)) yield* ways(questions, { ...answers, [next.id]: answer })
}

const get = (id: string) => estimatorPages.find((page) => page.id === id)!
const ask = (id: string, answers: Answers) => {
  const page = get(id)
  return estimate(page, page.book, { ...usualAnswers(page.questions), ...answers })!
}
const sums = (id: string, answers: Answers = {}) =>
  Object.fromEntries(
    ask(id, answers).lines.map(({ rule, result }) => [rule, result.kind === 'sum' ? result.paise / 100 : result.kind]),
  )

describe.each(estimatorPages.map((page) => [page.id, page] as const))('the estimator of %s', (_, page) => {
  test('gives a price for every answer: the sum of what is known, by the lowest figures', () => {
    for (const answers of ways(page.questions)) {
      const price = estimate(page, page.book, answers)
      if (price === undefined) continue
      const { lines, total, isLeast, open } = price
      const known = lines.flatMap(({ result }) => (result.kind === 'sum' ? [result] : []))
      const add = (sums: number[]) => (sums.length === 0 ? undefined : sums.reduce((sum, one) => sum + one, 0))
      expect(total).toBe(add(known.map(({ paise }) => paise)))
      expect(Number.isInteger(total ?? 0)).toBe(true)
      // A state without a table has a sentence of its own instead.
      expect(lines.map(({ result }) => result.kind === 'unknown' && result.why)).not.toContain('no-row')
      const differs = known.some(({ most }) => most !== undefined)
      expect(isLeast).toBe(page.fee === undefined || open.length > 0 || known.length < lines.length || differs)
    }
  })
  test('adds 18% to our fee and to no fee of the government', () => {
    for (const { lines } of [...ways(page.questions)].flatMap((some) => estimate(page, page.book, some) ?? [])) {
      const paise = (id: string) =>
        lines.flatMap(({ rule, result }) => (rule === id && result.kind === 'sum' ? [result.paise] : []))
      expect(paise(taxOnFee)).toEqual(paise(ourFee).map((fee) => Math.round((fee * 0.18) / 100) * 100))
    }
  })
})

describe('a private limited company', () => {
  test('sees the stamp duty of its state as an estimate, which the total counts', () => {
    const without = ask('private-limited-company', {})
    const delhi = ask('private-limited-company', { state: 'DL' })
    expect(sums('private-limited-company', { state: 'DL' })['prices/stamp-duty-incorporation']).toBe(1710)
    expect(delhi.total).toBe(without.total! + 1710_00)
    expect(delhi.isLeast).toBe(true)
    expect(sayTotal(delhi, words)).toBe('from ₹9,009')
  })
  test('sees no upper end of the total where tables of stamp duty differ: more comes on top', () => {
    const total = (state: string) => sayTotal(ask('private-limited-company', { state }), words)
    // Our fee with its tax, the name and INC-20A are ₹7,299.
    expect(total('MH')).toBe('from ₹10,599')
    expect(total('GJ')).toBe('from ₹7,919')
  })
  test('is given a figure in every state of which a table was read', () => {
    const without = stateCodes.filter((state) =>
      ask('private-limited-company', { state }).lines.some(({ result }) => result.kind === 'unknown'),
    )
    expect(without).toEqual(['KA', 'LA', 'SK'])
  })
  test('is told to choose a state while it has not', () => {
    expect(ask('private-limited-company', {}).open[0]).toContain('Choose your state')
  })
})

test('the working of a stamp duty names what each part of it is for', () => {
  const { lines } = ask('private-limited-company', { state: 'TN' })
  const said = lines.flatMap(({ result }) => (result.kind === 'sum' ? saySteps(result.steps) : []))
  expect(said).toContain('Form ₹20; Memorandum ₹200; Articles ₹300; total ₹520')
})

test('an LLP pays the stamp duty of its state on the agreement', () => {
  expect(sayTotal(ask('llp', { state: 'TN' }), words)).toBe('from ₹5,569')
  expect(sayTotal(ask('llp', { state: 'KL' }), words)).toBe('from ₹10,269')
})

test('a fee that is not known is named beside the sum that it is not in', () => {
  const price = ask('private-limited-company', { capital: '60 lakh' })
  const { book } = get('private-limited-company')
  expect(sayTotal(price, words)).toMatch(/^from ₹/)
  expect(leftOut(price, book)).toEqual(['SPICe+ with memorandum and articles'])
  expect(leftOut(ask('private-limited-company', {}), book)).toEqual([])
})

describe('raising the capital', () => {
  test.each<[before: string, after: string, size: string, total: string]>([
    ['10 lakh', '60 lakh', 'other', 'from ₹1,30,000'],
    ['1 lakh', '5 lakh', 'other', 'from ₹16,000'],
    ['1 lakh', '1.5 crore', 'other', 'from ₹2,38,500'],
    ['1 lakh', '20 lakh', 'small', 'from ₹20,000'],
    ['50 lakh', '70 lakh', 'small', 'from ₹94,000'],
    // The fee is the same up to ₹10 lakh, and "from ₹0" would be read as free.
    ['1 lakh', '10 lakh', 'small', 'no sum'],
    ['50 lakh', '50 lakh', 'small', 'no sum'],
  ])('from %s to %s, %s, costs the difference of the fees', (before, after, size, total) => {
    expect(sayTotal(ask('capital-increase', { before, after, size }), words)).toBe(total)
  })
  test('has no price where the capital is lowered: its field says so', () => {
    expect(ask('capital-increase', { before: '50 lakh', after: '49 lakh' })).toBeUndefined()
  })
})

test('an import export code costs at least what the government asks, for our fee is quoted', () => {
  expect(sayTotal(ask('import-export-code', {}), words)).toBe('from ₹500')
})
