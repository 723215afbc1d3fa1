import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Book, Line } from '#src/rules/calculators/book.ts'
import { calculate, totalOf } from '#src/rules/calculators/calculate.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { readDay, writeDay } from '#src/rules/days/civil-day.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'

const company = calculatorPages.get('roc-late-fee')!
const late = (answers: Answers, book: Book = company.book) => calculate(company, book, answers)
const lastLine = (answers: Answers, book?: Book) => late(answers, book)!.lines.at(-1)!
const owed = ({ result }: Line) => (result.kind === 'sum' ? result.paise : NaN)

describe('a waiver', () => {
  const meeting = { form: 'aoc-4', meeting: '2025-09-30', capital: '10 lakh' }
  const deposits = { form: 'dpt-3', period: '2025-26', capital: '10 lakh' }
  const auditor = { form: 'adt-1', capital: '10 lakh' }
  const waived = 'mca-annual-filing-2024-25'
  const scheme = 'mca-facilitation-2026'

  test.each<[said: string, Answers, order: string | undefined, rupees: number]>([
    ['before the circular was issued', { ...meeting, meeting: '2025-08-01', filed: '2025-10-16' }, undefined, 4600],
    ['on its first day', { ...meeting, meeting: '2025-08-01', filed: '2025-10-17' }, waived, 0],
    ['on its last day', { ...meeting, filed: '2026-01-31' }, waived, 0],
    ['a day later', { ...meeting, filed: '2026-02-01' }, undefined, 9400],
    ['by the scheme of 2026', { ...meeting, filed: '2026-04-15' }, scheme, 1670],
    ['on the last day of the scheme', { ...meeting, filed: '2026-09-15' }, scheme, 3200],
    ['after the scheme', { ...meeting, filed: '2026-09-16' }, undefined, 32_100],
    ['before it for an older year', { ...meeting, meeting: '2023-09-30', filed: '2025-12-14' }, undefined, 77_600],
    ['for a meeting of July 2026', { ...meeting, meeting: '2026-07-01', filed: '2026-08-20' }, undefined, 2000],
    ['for MGT-7 of 2024-25', { ...meeting, form: 'mgt-7', filed: '2026-01-15' }, waived, 0],
    [
      'for AOC-4 of one owner',
      { form: 'aoc-4-opc', period: '2024-25', capital: '1 lakh', filed: '2026-01-15' },
      waived,
      0,
    ],
    [
      'for MGT-7A of one owner',
      { form: 'mgt-7-opc', period: '2024-25', capital: '1 lakh', filed: '2026-01-15' },
      waived,
      0,
    ],
    ['for DPT-3 of 2025-26 in July', { ...deposits, filed: '2026-07-31' }, 'mca-deposits-2025-26', 0],
    ['for DPT-3 of 2025-26 in August, counted from 30 June', { ...deposits, filed: '2026-08-01' }, undefined, 1600],
    ['for ADT-1 of June 2026', { ...auditor, meeting: '2026-06-20', filed: '2026-07-10' }, undefined, 400],
    ['for ADT-1 of 2024-25 by the scheme', { ...auditor, meeting: '2025-09-30', filed: '2026-05-20' }, scheme, 480],
    [
      'for Form 11 of an LLP, which the scheme leaves out',
      { form: 'llp-11', period: '2024-25', filed: '2026-05-20', contribution: '1 lakh', size: 'small' },
      undefined,
      750,
    ],
  ])('%s', (_, answers, order, rupees) => {
    const line = lastLine(answers)
    expect(line.result).toMatchObject({ kind: 'sum', paise: rupees * 100 })
    expect(line.result.kind === 'sum' ? line.result.relief?.order : 'none').toBe(order)
    expect(line.otherwise).toBeUndefined()
  })

  test('tells the sum of the rule, the share that is waived and what is left', () => {
    const { result } = lastLine({ ...meeting, meeting: '2023-09-30', filed: '2026-05-20' })
    expect(result).toMatchObject({ relief: { order: scheme, ruled: 93_300_00 }, paise: 9330_00 })
    expect(result.kind === 'sum' && saySteps(result.steps)).toBe(
      '933 days × ₹100 = ₹93,300; 90% of ₹93,300 waived, ₹9,330 left',
    )
  })

  test('that is not sure leaves the sum and gives a second one, also in all', () => {
    const order = company.book.extensions['mca-deposits-2025-26']!
    const book = { ...company.book, extensions: { doubted: { ...order, confidence: 'medium' as const } } }
    const outcome = late({ ...deposits, filed: '2026-07-15' }, book)!
    expect(outcome.lines.at(-1)).toMatchObject({
      result: { paise: 800_00 },
      otherwise: [{ paise: 0, order: 'doubted' }],
    })
    expect(totalOf(outcome)).toEqual({ paise: 1200_00, otherwise: [{ paise: 400_00, order: 'doubted' }] })
  })

  test('that sources disagree about is not counted and not told', () => {
    const order = company.book.extensions['mca-deposits-2025-26']!
    const book = { ...company.book, extensions: { low: { ...order, confidence: 'low' as const } } }
    expect(lastLine({ ...deposits, filed: '2026-07-15' }, book)).toMatchObject({ result: { paise: 800_00 } })
  })
})

describe('for any case', () => {
  const days = (from: string, to: string) =>
    fc.integer({ min: readDay(from)!, max: readDay(to)! }).map((day) => writeDay(day))
  const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(String)
  const years = fc.constantFrom('2023-24', '2024-25', '2025-26')
  const meetings = fc.record({
    form: fc.constantFrom('aoc-4', 'mgt-7', 'adt-1'),
    meeting: days('2023-07-01', '2026-11-01'),
    capital: amounts,
  })
  const forms = fc.record({
    form: fc.constantFrom('aoc-4-opc', 'mgt-7-opc', 'dpt-3', 'llp-8', 'llp-11'),
    period: years,
    capital: amounts,
    contribution: amounts,
    size: fc.constantFrom('small', 'other'),
  })
  const companyCases = fc.oneof(meetings, forms)
  const filed = days('2023-07-01', '2027-06-30')
  const bare = { ...company.book, extensions: {} }
  const ends = Object.values(company.book.extensions).flatMap(({ kind, from, to }) =>
    kind === 'fee-waiver' ? [{ from, to }] : [],
  )

  test('a relief never raises what a company pays, and takes off no more than is owed', () => {
    fc.assert(
      fc.property(companyCases, filed, (answers, day) => {
        if (late({ ...answers, filed: day }) === undefined) return
        const [with_, without] = [lastLine({ ...answers, filed: day }), lastLine({ ...answers, filed: day }, bare)]
        if (with_.result.kind !== 'sum') return
        expect(owed(with_)).toBeLessThanOrEqual(owed(without))
        expect(owed(with_)).toBeGreaterThanOrEqual(0)
        if (with_.result.relief) expect(with_.result.relief.ruled).toBe(owed(without))
        else expect(owed(with_)).toBe(owed(without))
      }),
      { numRuns: 1500 },
    )
  })

  test('a later day never costs less, but where a relief begins', () => {
    fc.assert(
      fc.property(companyCases, filed, fc.integer({ min: 0, max: 400 }), (answers, day, more) => {
        const later = writeDay(readDay(day)! + more)
        const isRelieved = ends.some(({ from, to }) => day < from && later >= from && later <= to)
        if (late({ ...answers, filed: day }) === undefined) return
        const [sooner, then] = [lastLine({ ...answers, filed: day }), lastLine({ ...answers, filed: later })]
        // A long delay of an LLP has no figure that is sure.
        if (sooner.result.kind === 'sum' && then.result.kind === 'sum' && !isRelieved)
          expect(owed(then)).toBeGreaterThanOrEqual(owed(sooner))
      }),
      { numRuns: 1500 },
    )
  })

  const tax = calculatorPages.get('income-tax-late-fee')!
  const deducted = calculatorPages.get('tds-interest')!
  test('a return or a payment on the next working day has both sums, and one a day later has one', () => {
    const returns = fc.record({
      what: fc.constant('return'),
      who: fc.constantFrom('individual', 'business', 'audit', 'transfer-pricing'),
      duty: fc.constant('yes'),
      period: fc.constantFrom('2025-26', '2026-27', '2027-28', '2028-29', '2029-30', '2030-31'),
      income: amounts,
      tax: fc.integer({ min: 100, max: 10_000_000 }).map(String),
    })
    const payments = fc.record({
      what: fc.constantFrom('payment', 'form-141'),
      deducted: days('2023-04-01', '2031-03-31'),
      amount: fc.integer({ min: 1000, max: 10_000_000 }).map(String),
    })
    fc.assert(
      fc.property(fc.oneof(returns, payments), (some) => {
        const page = 'who' in some ? tax : deducted
        const on = (day: string) => calculate(page, page.book, { ...some, filed: day, paid: day })!
        const due = on('2032-01-01').due?.result
        if (due?.kind !== 'day') throw new Error('has no due day')
        const shown = (day: number) => on(writeDay(day)).lines.filter((line) => owed(line) > 0)
        expect(shown(due.day)).toEqual([])
        const next = due.nextOpen
        for (const line of shown(next ?? due.day + 1))
          expect(line.otherwise).toEqual(next === undefined ? undefined : [{ paise: 0 }])
        for (const line of shown((next ?? due.day) + 1)) expect(line.otherwise).toBeUndefined()
      }),
      { numRuns: 800 },
    )
  })
})
