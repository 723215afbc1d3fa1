import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepAsked, readAddress, readCases, writeAddress } from '#src/rules/calculators/address.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import type { Outcome } from '#src/rules/calculators/family.ts'
import { listPeriods, sayPeriod } from '#src/rules/calculators/periods.ts'
import { openOf, usualAnswers } from '#src/rules/calculators/question.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'

const ids = [...calculatorPages.keys()]

function ask(id: string, answers: Record<string, string>): Outcome {
  const page = calculatorPages.get(id)!
  expect(openOf(page.questions, answers).map((one) => one.label)).toEqual([])
  return calculate(page, page.book, answers)!
}

describe.each(ids)('%s', (id) => {
  const { questions, examples } = calculatorPages.get(id)!
  test('has all answers in its address, and finds them there again', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...examples.flatMap(({ answers }) => Object.values(answers))),
    )
    const answers = fc.dictionary(fc.constantFrom(...questions.map((one) => one.id), 'other', '__proto__'), value)
    fc.assert(
      fc.property(answers, fc.array(answers, { maxLength: 4 }), (some, others) => {
        const kept = keepAsked(questions, some)
        const cases = others.map((one) => keepAsked(questions, one))
        const query = writeAddress(questions, kept, cases)
        expect(readAddress(questions, query)).toEqual(kept)
        expect(readCases(questions, query)).toEqual(cases)
      }),
    )
    for (const { answers: some } of examples)
      expect(readAddress(questions, writeAddress(questions, some))).toEqual(some)
  })
  test('answers exactly when each question has an answer that it takes, with whole paise from 0 up', () => {
    const page = calculatorPages.get(id)!
    expect(calculate(page, page.book, {})).toBeUndefined()
    const some = fc.record(Object.fromEntries(questions.map((one) => [one.id, fc.constantFrom(...likely(id, one.id))])))
    const given = fc.oneof(some, mixed(examples.map(({ answers }) => answers)))
    let answered = 0
    fc.assert(
      fc.property(given, (answers) => {
        const outcome = calculate(page, page.book, answers)
        const isOpen = openOf(questions, { ...usualAnswers(questions), ...answers }).length > 0
        expect(outcome === undefined).toBe(isOpen)
        if (outcome === undefined) return
        answered += 1
        for (const { result } of outcome.lines)
          if (result.kind === 'sum') expect(Number.isInteger(result.paise) && result.paise >= 0).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(answered).toBeGreaterThan(10)
  })
})

/** The answers of an example, some of them in place of those of another. */
function mixed(examples: readonly Record<string, string>[]) {
  const one = fc.constantFrom(...examples)
  return fc.tuple(one, one, fc.boolean()).map(([some, others, isMixed]) => (isMixed ? { ...some, ...others } : some))
}

/** Answers that a question may get, and some that it does not take. */
function likely(id: string, question: string): string[] {
  const { questions, examples } = calculatorPages.get(id)!
  const choices = questions.filter((one) => one.id === question).flatMap((one) => one.choices ?? [])
  return [
    ...choices.map(({ value }) => value),
    ...examples.flatMap(({ answers }) => answers[question] ?? []),
    ...['yes', 'no', '0', '1 crore', '2026-03-31', '2026-07', '2026-27-Q4', '2026-27', '2024-02-29', ''],
  ]
}

/** The orders of the data that may have moved a day, each once. */
const doubtedOrders = [
  ...new Map([...calculatorPages.values()].flatMap(({ book }) => Object.entries(book.extensions))),
].filter(([, { kind, confidence }]) => kind === 'due-date' && confidence === 'medium')

/** Calculator and answers of whom such an order is about, by the rule of the due day. */
const underOrder: Record<string, [id: string, answers: Record<string, string>]> = {
  'due-dates/gst/gstr-1-monthly': ['gst-late-fee', { form: 'gstr-1', nil: 'yes' }],
  'due-dates/gst/gstr-3b-monthly': ['gst-late-fee', { form: 'gstr-3b', nil: 'yes' }],
  'due-dates/gst/gstr-9': ['gst-late-fee', { form: 'gstr-9', turnover: '4 crore', stateTurnover: '4 crore' }],
  'due-dates/epf-esi/epf': ['epf-esi-delay', { fund: 'epf', amount: '36,500' }],
}

describe('what a calculator knows beyond its rules', () => {
  const late = { form: 'gstr-3b', period: '2026-03', nil: 'yes', filed: '2026-04-22' }
  test.each(doubtedOrders)('%s, which may have moved the day, gives a second sum', (order, { rules, period, to }) => {
    const [id, answers] = underOrder[rules[0]!]!
    const on = { ...answers, period: period!, [id === 'epf-esi-delay' ? 'paid' : 'filed']: to }
    const { due, lines } = ask(id, on)
    expect(due?.orders).toContain(order)
    expect(lines[0]?.otherwise).toContainEqual({ paise: 0, order })
  })
  test('an order that may waive a fee gives a second sum', () => {
    const { lines } = ask('roc-late-fee', {
      form: 'aoc-4',
      meeting: '2025-05-20',
      filed: '2025-08-10',
      capital: '10 lakh',
    })
    // The normal fee comes first, and is owed all the same.
    expect(lines[1]).toMatchObject({ result: { paise: 5200_00 }, otherwise: [{ paise: 0, order: 'mca-portal-2025' }] })
  })
  test("a quarter's GSTR-3B is due by the state", () => {
    const dueIn = (state: string) =>
      ask('gst-late-fee', { ...late, form: 'gstr-3b-quarterly', period: '2026-27-Q1', filed: '2026-09-01', state }).due
        ?.result
    expect([dueIn('MH'), dueIn('DL')]).toMatchObject([{ due: '2026-07-22' }, { due: '2026-07-24' }])
  })
  test('damages are not certain where a part of the delay is under law that is not settled', () => {
    const damagesOf = (answers: Record<string, string>) => ask('epf-esi-delay', answers).lines[1]?.result
    const esi = { fund: 'esi', period: '2026-10', amount: '1 lakh' }
    expect(damagesOf({ ...esi, paid: '2026-11-20' })).toMatchObject({ paise: 68_49, confidence: 'high' })
    expect(damagesOf({ ...esi, paid: '2027-03-20' })).toMatchObject({
      paise: 5136_99,
      confidence: 'medium',
      doubt: expect.stringContaining('until 20 November 2026') as string,
    })
    const epf = { fund: 'epf', period: '2026-05', amount: '1 lakh' }
    expect(damagesOf({ ...epf, paid: '2026-06-28' })).toMatchObject({ paise: 1000_00, confidence: 'high' })
    expect(damagesOf({ ...epf, paid: '2026-11-25' })).toMatchObject({
      paise: 6000_00,
      confidence: 'medium',
      doubt: expect.stringContaining('since 29 June 2026') as string,
    })
    // By the yearly rate of before June 2024, too.
    expect(damagesOf({ ...epf, period: '2024-01', paid: '2026-11-25' })).toMatchObject({ confidence: 'medium' })
    expect(damagesOf({ ...epf, paid: '2026-06-15' })).toMatchObject({ paise: 0, confidence: 'high' })
  })
  test('an LLP with a contribution above ₹25 lakh is not small, whatever is answered', () => {
    const llp = { form: 'llp-8', period: '2025-26', filed: '2026-11-25', size: 'small' }
    const feeOf = (contribution: string) => ask('roc-late-fee', { ...llp, contribution }).lines[1]?.result
    expect(feeOf('25 lakh')).toMatchObject({ paise: 400_00 })
    expect(feeOf('30 lakh')).toMatchObject({ paise: 1600_00 })
  })
  test('the turnover in a state cannot exceed that of all India', () => {
    const { questions } = calculatorPages.get('gst-late-fee')!
    const days = { filed: '2026-11-25', reconciled: '2026-11-25' }
    const gstr9 = { form: 'gstr-9', period: '2024-25', ...days, turnover: '6 crore' }
    const openWith = (stateTurnover: string) => openOf(questions, { ...gstr9, stateTurnover }).map(({ id }) => id)
    expect(openWith('9 crore')).toEqual(['stateTurnover'])
    expect(openWith('6 crore')).toEqual([])
    expect(ask('gst-late-fee', { ...gstr9, stateTurnover: '6 crore' }).lines[0]?.result).toMatchObject({
      paise: 24_000_00,
    })
  })
  test('beyond 360 days the fee of an LLP has its doubt beside it', () => {
    const answers = { form: 'llp-11', period: '2024-25', filed: '2026-07-04', contribution: '8 lakh', size: 'small' }
    expect(ask('roc-late-fee', answers).lines[1]).toMatchObject({
      rule: 'llp/additional-fee-beyond-360-days',
      result: { paise: 2650_00, doubt: expect.stringContaining('Two commentaries') as string },
    })
  })
})

test('periods are offered from the newest to the first, and said in words', () => {
  const between = (kind: 'month' | 'quarter' | 'half' | 'year', from: string, to: string) =>
    listPeriods(kind, readDay(from)!, readDay(to)!)
  expect(between('month', '2026-11-01', '2027-01-01')).toEqual(['2027-01', '2026-12', '2026-11'])
  expect(between('quarter', '2026-04-01', '2027-01-01').map(sayPeriod)).toEqual([
    'January to March 2027',
    'October to December 2026',
    'July to September 2026',
    'April to June 2026',
  ])
  expect(between('half', '2026-04-01', '2027-03-31').map(sayPeriod)).toEqual([
    'October 2026 to March 2027',
    'April to September 2026',
  ])
  expect(between('year', '2023-04-01', '2026-03-31')).toEqual(['2025-26', '2024-25', '2023-24'])
  // A month to readers, which no year can follow.
  expect(between('year', '2011-04-01', '2013-03-31')).toEqual(['2011-12'])
})
