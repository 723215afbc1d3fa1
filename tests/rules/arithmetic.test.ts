import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { readDay } from '../../src/rules/days/civil-day.ts'
import { countMonths } from '../../src/rules/days/count-months.ts'
import { delayMultiples } from '../../src/rules/arithmetic/delay-multiples.ts'
import { slabFee, stampDuty } from '../../src/rules/arithmetic/fees.ts'
import { dailyInterest, delayRates, monthlyInterest } from '../../src/rules/arithmetic/interest.ts'
import { lateFee } from '../../src/rules/arithmetic/late-fee.ts'
import type { Result } from '../../src/rules/result.ts'
import { saySteps } from '../../src/rules/say-steps.ts'
import { readRuleOf } from '../helpers/project/rules.ts'

const days = fc
  .integer({ min: 0, max: 12_000 })
  .map((count) => Temporal.PlainDate.from('2024-07-01').add({ days: count }))
const delays = fc.integer({ min: 0, max: 1500 })
const rupees = fc.integer({ min: 0, max: 10 ** 9 })
const paiseOf = (result: Result) => (result.kind === 'sum' ? result.paise : undefined)
const linesOf = (result: Result) => (result.kind === 'sum' ? saySteps(result.steps) : result.kind)

describe('the late fee', () => {
  const rule = readRuleOf('late-fee', 'gst/gstr-3b-late-fee')
  // The notification once more, in the plainest words.
  const naive = (late: number, turnover: number, nil: boolean) =>
    nil ? Math.min(late * 20, 500) : Math.min(late * 50, turnover <= 15e6 ? 2000 : turnover <= 50e6 ? 5000 : 10000)

  test('of GSTR-3B is what the notification says for any day, turnover and delay', () => {
    fc.assert(
      fc.property(days, delays, rupees, fc.boolean(), (due, late, turnover, nil) => {
        const filed = due.add({ days: late }).toString()
        const result = lateFee(rule, { period: '2026-07', due: due.toString(), filed, turnover, nil })
        expect(paiseOf(result)).toBe(naive(late, turnover, nil) * 100)
      }),
      { numRuns: 1000 },
    )
  })

  test('tells its arithmetic', () => {
    const given = { period: '2026-07', due: '2026-08-20', filed: '2026-10-09', turnover: 12_000_000 }
    expect(linesOf(lateFee(rule, given))).toBe('50 days × ₹50 = ₹2,500, limited to ₹2,000; CGST ₹1,000 + SGST ₹1,000')
    expect(linesOf(lateFee(rule, { ...given, filed: '2026-08-21' }))).toBe('1 day × ₹50 = ₹50; CGST ₹25 + SGST ₹25')
    expect(linesOf(lateFee(rule, { ...given, filed: '2026-08-01' }))).toBe('in time: nothing is due')
  })

  test('asks for what is missing in place of guessing it', () => {
    expect(lateFee(rule, { period: '2026-07', due: '2026-08-20', filed: '2026-10-09' })).toEqual({
      kind: 'unknown',
      why: 'missing',
      missing: 'turnover',
    })
    expect(lateFee(rule, { due: '2026-08-20', filed: '2026-10-09' })).toMatchObject({ missing: 'period' })
  })
})

describe('interest', () => {
  test('by the day is the tax by the rate by the days, rounded once', () => {
    const rule = readRuleOf('daily-interest', 'gst/interest')
    fc.assert(
      fc.property(days, delays, rupees, (due, late, amount) => {
        const to = due.add({ days: late }).toString()
        const exact = (2n * BigInt(amount) * 100n * 18n * BigInt(late) + 36500n) / 73000n
        expect(paiseOf(dailyInterest(rule, { from: due.toString(), to, amount }))).toBe(Number(exact))
      }),
      { numRuns: 1000 },
    )
  })

  test('by the month gives both readings where they differ, and one where they do not', () => {
    const rule = readRuleOf('monthly-interest', 'tds/late-payment-interest')
    const given = { from: '2026-07-15', to: '2026-08-08', amount: 10_000 }
    expect(monthlyInterest(rule, given)).toMatchObject({
      paise: 300_00,
      reading: 'calendar',
      others: [{ reading: 'thirty-days', paise: 150_00 }],
    })
    expect(monthlyInterest(rule, { ...given, to: '2026-07-20' })).toMatchObject({ paise: 150_00, others: [] })
    expect(linesOf(monthlyInterest(rule, given))).toBe('₹10,000 × 1.5% × 2 months = ₹300')
  })

  test('that is levied by an order says so', () => {
    const rule = readRuleOf('delay-rates', 'epf-esi/esi-damages')
    expect(delayRates(rule, { from: '2026-06-15', to: '2026-08-15', amount: 36_500 })).toMatchObject({ byOrder: true })
  })
})

const dayOf = (date: Temporal.PlainDate) => readDay(date.toString())!

test('months or parts of a month are counted from day to day as Temporal counts them', () => {
  fc.assert(
    fc.property(days, delays, (from, late) => {
      const to = from.add({ days: late })
      // A month that begins on the 31st ends where the next one begins, on the last day of a
      // shorter month.
      let months = 1
      while (Temporal.PlainDate.compare(from.add({ months }), to) <= 0) months += 1
      expect(countMonths('anniversary', dayOf(from), dayOf(to))).toBe(months)
      expect(countMonths('calendar', dayOf(from), dayOf(to))).toBe(
        (to.year - from.year) * 12 + to.month - from.month + 1,
      )
      expect(countMonths('thirty-days', dayOf(from), dayOf(to))).toBe(Math.ceil((late + 1) / 30))
    }),
    { numRuns: 500 },
  )
})

describe('tables', () => {
  test('of fees never fall as the capital rises, and know every amount', () => {
    for (const id of ['roc/filing-fee', 'llp/filing-fee', 'prices/llp-incorporation', 'prices/memorandum-fee']) {
      const rule = readRuleOf('slabs', id)
      const fee = (amount: number) => paiseOf(slabFee(rule, { on: '2026-11-21', amount })) ?? NaN
      fc.assert(
        fc.property(rupees, fc.integer({ min: 0, max: 10_000_000 }), (amount, more) => {
          expect(fee(amount + more)).toBeGreaterThanOrEqual(fee(amount))
        }),
      )
    }
  })

  test('of multiples never fall with the delay', () => {
    const rule = readRuleOf('delay-multiples', 'roc/additional-fee')
    const fee = (late: number, item: string) => {
      const filed = Temporal.PlainDate.from('2026-06-30').add({ days: late }).toString()
      return paiseOf(delayMultiples(rule, { due: '2026-06-30', filed, item, fee: 300 })) ?? NaN
    }
    for (const item of ['auditor', 'other', 'repeated'])
      for (let late = 1; late < 400; late++) expect(fee(late, item)).toBeGreaterThanOrEqual(fee(late - 1, item))
  })

  test('of stamp duty give a range only where two of them know the amount', () => {
    const rule = readRuleOf('duties', 'prices/stamp-duty-incorporation')
    const duty = (amount: number) => stampDuty(rule, { on: '2026-11-21', state: 'GJ', amount })
    expect(duty(1_000_000)).toMatchObject({ paise: 620_00, most: { paise: 5120_00 }, confidence: 'medium' })
    expect(duty(1_500_000)).not.toHaveProperty('most')
    const alike = structuredClone(rule)
    const gujarat = alike.rows.at(-1)!.figures!.states['GJ']!
    Object.assign(gujarat, { others: [{ ...gujarat, others: [] }] })
    expect(stampDuty(alike, { on: '2026-11-21', state: 'GJ', amount: 1_000_000 })).not.toHaveProperty('most')
  })
})
