import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Calculator, Extension, Rule } from '#generated/records.ts'
import { bookOf } from '../../../codegen/plan/calculators/book-of.ts'
import { keepAsked, readAddress, writeAddress } from '#src/rules/calculators/address.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import type { Book } from '#src/rules/calculators/book.ts'
import type { Outcome } from '#src/rules/calculators/family.ts'
import { listPeriods, sayPeriod } from '#src/rules/calculators/periods.ts'
import { openOf } from '#src/rules/calculators/question.ts'
import { readDay } from '#src/rules/civil-day.ts'
import { outOf } from '../../../codegen/model/answers.ts'

const data = new URL('../../../data/', import.meta.url)
const read = <T>(file: string) => parse(readFileSync(new URL(file, data), 'utf8')) as T
const ids = readdirSync(new URL('calculators/', data)).map((file) => file.replace('.yaml', ''))
const records = new Map(ids.map((id) => [id, read<Calculator>(`calculators/${id}.yaml`)]))
const extensions = read<Record<string, Extension>>('extensions.yaml')

/** What the page of a calculator has of the rules. */
function pageOf(id: string): Calculator & { book: Book } {
  const value = records.get(id)!
  const entry = <T>(key: string, one: T) => [key, { id: key, value: one }] as const
  const catalogue = {
    rules: new Map(value.rules.map((rule) => entry(rule, read<Rule>(`rules/${rule}.yaml`)))),
    extensions: new Map(Object.entries(extensions).map(([key, one]) => entry(key, one))),
    states: new Map(Object.entries(read<Record<string, object>>('states.yaml')).map(([key, one]) => entry(key, one))),
  }
  const states = Object.keys(read<Record<string, object>>('states.yaml')).map((key) => ({ value: key, label: key }))
  const questions = value.questions.map((one) => (one.kind === 'state' ? { ...one, choices: states } : one))
  return { ...value, questions, book: bookOf({ id, value } as never, { catalogue } as never) }
}
const pages = new Map(ids.map((id) => [id, pageOf(id)]))

function ask(id: string, answers: Record<string, string>): Outcome {
  const page = pages.get(id)!
  expect(openOf(page.questions, answers).map((one) => one.label)).toEqual([])
  return calculate(page, page.book, answers)!
}
const sums = ({ due, lines }: Outcome) =>
  Object.fromEntries([...(due ? [due] : []), ...lines].map(({ rule, result }) => [rule, outOf(result)]))

/** The examples of a rule that its calculator can be asked, as answers. */
const asAnswers: Record<
  string,
  [id: string, answers: (given: Rule['examples'][number]['in']) => Record<string, string>]
> = {
  'gst/gstr-3b-late-fee': ['gst-late-fee', (given) => ({ form: 'gstr-3b', ...gst(given), tax: '0' })],
  'gst/gstr-1-late-fee': ['gst-late-fee', (given) => ({ form: 'gstr-1', ...gst(given) })],
  'gst/gstr-4-late-fee': ['gst-late-fee', (given) => ({ form: 'gstr-4', ...gst(given) })],
  'gst/gstr-9-late-fee': ['gst-late-fee', (given) => ({ form: 'gstr-9', ...gst(given) })],
  'tds/late-payment-interest': [
    'tds-interest',
    ({ from = '', to = '', amount = 0 }) => ({ what: 'payment', deducted: from, paid: to, amount: String(amount) }),
  ],
  'tds/late-deduction-interest': [
    'tds-interest',
    ({ from = '', to = '', amount = 0 }) => ({
      what: 'deduction',
      deductible: from,
      deducted: to,
      amount: String(amount),
    }),
  ],
  'tds/late-statement-fee': [
    'tds-interest',
    ({ period = '', filed = '', tax = 0 }) => ({ what: 'tds-statement', period, filed, tax: String(tax) }),
  ],
  'income-tax/late-return-fee': [
    'income-tax-late-fee',
    ({ period = '', filed = '', amount = 0 }) => ({
      what: 'return',
      who: 'individual',
      period,
      filed,
      income: String(amount),
      tax: '0',
    }),
  ],
  'income-tax/revised-return-fee': [
    'income-tax-late-fee',
    ({ period = '', filed = '', amount = 0 }) => ({ what: 'revised', period, filed, income: String(amount) }),
  ],
  'income-tax/advance-tax-deferment': [
    'income-tax-late-fee',
    ({ period = '', tax = 0, paid = [] }) => ({
      what: 'advance',
      period,
      tax: String(tax),
      june: String(paid[0]),
      september: String(paid[1]),
      december: String(paid[2]),
      march: String(paid[3]),
      year: String(paid[3]),
      paid: '2027-07-15',
    }),
  ],
}

function gst({ period = '', filed = '', nil = false, turnover = 0, stateTurnover }: Rule['examples'][number]['in']) {
  return {
    period,
    filed,
    nil: nil ? 'yes' : 'no',
    turnover: String(turnover),
    ...(stateTurnover === undefined ? {} : { stateTurnover: String(stateTurnover) }),
  }
}

describe.each(Object.entries(asAnswers))('the examples of %s', (rule, [id, answersOf]) => {
  const { examples } = read<Rule>(`rules/${rule}.yaml`)
  // A rule of interest knows no due day: what was paid by it is in time. And no day is known for statements under the Act of 1961.
  const isElsewhere = (name: string) =>
    name === 'a month of 31 days' || (rule.startsWith('tds') && name === 'under the old Act')
  // Where the law held no rule yet the due day is not known either, and the calculator stops there.
  const known = examples.filter(
    ({ name, out, in: { period = '2026-27' } }) => !isElsewhere(name) && out.unknown === undefined && period > '2021',
  )
  test.each(known.map((one) => [one.name, one] as const))('%s: comes out the same', (_, { in: given, out }) => {
    expect(sums(ask(id, keepAsked(pages.get(id)!.questions, answersOf(given))))[rule]).toEqual(out)
  })
})

describe.each(ids)('%s', (id) => {
  const { questions, examples } = pages.get(id)!
  test.each(examples.map((one) => [one.name, one] as const))('%s', (_, { answers, out }) => {
    const found = sums(ask(id, answers))
    for (const [rule, sum] of Object.entries(out))
      expect({ rule, out: found[rule]?.amount ?? found[rule]?.due }).toEqual({ rule, out: sum })
  })
  test('has all answers in its address, and finds them there again', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...examples.flatMap(({ answers }) => Object.values(answers))),
    )
    const answers = fc.dictionary(fc.constantFrom(...questions.map((one) => one.id), 'other', '__proto__'), value)
    fc.assert(
      fc.property(answers, (some) => {
        const kept = keepAsked(questions, some)
        expect(readAddress(questions, writeAddress(questions, kept))).toEqual(kept)
      }),
    )
    for (const { answers: some } of examples)
      expect(readAddress(questions, writeAddress(questions, some))).toEqual(some)
  })
  test('says nothing while an answer is missing, and never fails whatever the answers', () => {
    const page = pages.get(id)!
    expect(calculate(page, page.book, {})).toBeUndefined()
    const some = fc.record(Object.fromEntries(questions.map((one) => [one.id, fc.constantFrom(...likely(id, one.id))])))
    fc.assert(
      fc.property(some, (answers) => void calculate(page, page.book, answers)),
      { numRuns: 300 },
    )
  })
})

/** Answers that a question may get, and some that it does not take. */
function likely(id: string, question: string): string[] {
  const { questions, examples } = pages.get(id)!
  const choices = questions.filter((one) => one.id === question).flatMap((one) => one.choices ?? [])
  return [
    ...choices.map(({ value }) => value),
    ...examples.flatMap(({ answers }) => answers[question] ?? []),
    ...['yes', 'no', '0', '1 crore', '2026-03-31', '2026-07', '2026-27-Q4', '2026-27', '2024-02-29', ''],
  ]
}

describe('what a calculator knows beyond its rules', () => {
  const late = { form: 'gstr-3b', period: '2026-03', nil: 'yes', filed: '2026-04-22' }
  test('an order that moved the day is counted from, and told', () => {
    const { due } = ask('gst-late-fee', late)
    expect(due?.result).toMatchObject({ due: '2026-04-21', extension: 'gstr-3b-march-2026' })
  })
  test('an order that is not sure moves nothing, and is told', () => {
    const { due } = ask('gst-late-fee', { ...late, period: '2025-09', filed: '2025-11-01' })
    expect(due).toMatchObject({ result: { due: '2025-10-20' }, orders: ['gstr-3b-september-2025'] })
  })
  test('after three years a return cannot be filed, so nothing is worked out', () => {
    const { bar, lines } = ask('gst-late-fee', { ...late, period: '2023-04', filed: '2026-05-21' })
    expect([bar?.result.kind === 'day' && bar.result.due, lines]).toEqual(['2026-05-20', []])
  })
  test("a quarter's GSTR-3B is due by the state", () => {
    const dueIn = (state: string) =>
      ask('gst-late-fee', { ...late, form: 'gstr-3b-quarterly', period: '2026-27-Q1', state }).due?.result
    expect([dueIn('MH'), dueIn('DL')]).toMatchObject([{ due: '2026-07-22' }, { due: '2026-07-24' }])
  })
  test('tax that was deducted late in the month and paid by the 7th bears no interest', () => {
    const answers = { what: 'payment', deducted: '2026-07-31', paid: '2026-08-07', amount: '10000' }
    expect(sums(ask('tds-interest', answers))['tds/late-payment-interest']).toEqual({ amount: 0 })
  })
  test('a waiver is told beside the fee', () => {
    const { lines } = ask('roc-late-fee', { form: 'aoc-4', meeting: '2025-09-30', filed: '2026-01-15' })
    expect(lines[0]?.orders).toEqual(['mca-annual-filing-2024-25'])
  })
  test('beyond 360 days the fee of an LLP is said in words, and no figure is in the page', () => {
    const answers = { form: 'llp-11', period: '2024-25', filed: '2026-07-04', contribution: '8 lakh', size: 'small' }
    expect(ask('roc-late-fee', answers).lines[1]).toMatchObject({
      rule: 'llp/additional-fee-beyond-360-days',
      result: { kind: 'unknown', why: 'unsettled' },
    })
  })
  test('damages on provident fund since the new scheme are not guessed', () => {
    const answers = { fund: 'epf', period: '2026-07', paid: '2026-10-01', amount: '1 lakh' }
    expect(sums(ask('epf-esi-delay', answers))['epf-esi/epf-damages']).toEqual({ unknown: 'unsettled' })
  })
  test('a belated return after 31 December has no sum but its last day', () => {
    const answers = { what: 'return', who: 'audit', period: '2025-26', filed: '2027-01-01', income: '9 lakh', tax: '0' }
    expect(ask('income-tax-late-fee', answers).bar?.result).toMatchObject({ due: '2026-12-31' })
  })
})

test('periods are offered from the newest to the first, and said in words', () => {
  const between = (kind: 'month' | 'quarter' | 'year', from: string, to: string) =>
    listPeriods(kind, readDay(from)!, readDay(to)!)
  expect(between('month', '2026-11-01', '2027-01-01')).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(between('quarter', '2026-04-01', '2027-01-01').map(sayPeriod)).toEqual([
    'January to March 2027',
    'October to December 2026',
    'July to September 2026',
    'April to June 2026',
  ])
  expect(between('year', '2023-04-01', '2026-03-31')).toEqual(['2025-26', '2024-25', '2023-24'])
})
