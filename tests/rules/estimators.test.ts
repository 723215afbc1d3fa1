import { describe, expect, test } from 'vitest'
import { askedOf, usualAnswers } from '#src/rules/calculators/question.ts'
import type { Answers, Question } from '#src/rules/calculators/question.ts'
import { estimate, ourFee, sayTotal, taxOnFee } from '#src/rules/estimators/estimate.ts'
import { estimatorPages, stateCodes } from '../helpers/project/estimators.ts'

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
  test('gives a price for every answer: the sum of what is sure, and nothing else', () => {
    for (const answers of ways(page.questions)) {
      const { lines, total, isLeast, open } = estimate(page, page.book, answers)!
      const sure = lines.flatMap(({ result }) =>
        result.kind === 'sum' && result.confidence === 'high' ? [result.paise] : [],
      )
      expect(total).toBe(sure.reduce((sum, one) => sum + one, 0))
      expect(Number.isInteger(total)).toBe(true)
      expect(isLeast).toBe(page.fee === undefined || open.length > 0 || sure.length < lines.length)
    }
  })
  test('is made for its usual answers', () => {
    expect(estimate(page, page.book, usualAnswers(page.questions))).toBeDefined()
  })
  test('adds 18% to our fee and to no fee of the government', () => {
    for (const { lines } of [...ways(page.questions)].map((answers) => estimate(page, page.book, answers)!)) {
      const paise = (id: string) =>
        lines.flatMap(({ rule, result }) => (rule === id && result.kind === 'sum' ? [result.paise] : []))
      expect(paise(taxOnFee)).toEqual(paise(ourFee).map((fee) => Math.round(fee * 0.18)))
    }
  })
})

describe('a private limited company', () => {
  test('pays no fee of SPICe+ up to ₹15 lakh, and one from a rupee more', () => {
    expect(sums('private-limited-company', { capital: '15 lakh' })['prices/memorandum-fee-small']).toBe(0)
    expect(sums('private-limited-company', { capital: '15,00,001' })['prices/memorandum-fee-small']).toBe(12_200)
    expect(sums('private-limited-company', { capital: '15,00,001', size: 'other' })['prices/memorandum-fee']).toBe(
      51_300,
    )
  })
  test('sees the stamp duty of its state as an estimate, which the sum leaves out', () => {
    const without = ask('private-limited-company', {})
    const delhi = ask('private-limited-company', { state: 'DL' })
    expect(sums('private-limited-company', { state: 'DL' })['prices/stamp-duty-incorporation']).toBe(1710)
    expect(delhi.total).toBe(without.total)
    expect(delhi.isLeast).toBe(true)
    expect(sayTotal(delhi, 'from')).toBe('from ₹7,298.82')
  })
  test('is told that tables disagree about some states, and no figure for them', () => {
    const { lines } = ask('private-limited-company', { state: 'MH' })
    expect(lines.at(-1)!.result).toMatchObject({ kind: 'unknown', why: 'unsettled' })
  })
  test('is told to choose a state while it has not', () => {
    expect(ask('private-limited-company', {}).open[0]).toContain('depends on the state')
  })
})

describe('raising the capital', () => {
  test('costs the fee for the new capital less the one for the old', () => {
    const answers = { before: '20 lakh', after: '1 crore', size: 'other' }
    expect(sums('capital-increase', answers)).toEqual({ 'prices/raised-capital': 140_000 })
  })
  test('has no figure from ₹15 lakh downwards, where sources disagree, nor where nothing is raised', () => {
    expect(ask('capital-increase', { before: '15 lakh' }).lines[0]!.result).toMatchObject({ why: 'no-slab' })
    expect(ask('capital-increase', { before: '50 lakh' }).lines[0]!.result).toMatchObject({ why: 'not-due' })
  })
})

test('an import export code costs at least what the government asks, for our fee is quoted', () => {
  expect(sayTotal(ask('import-export-code', {}), 'from')).toBe('from ₹500')
})
