import { expect, test } from 'vitest'
import { growthOf } from '#src/rules/calculators/growth.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'

const grows = (id: string, answers: Record<string, string>) => {
  const page = calculatorPages.get(id)!
  return growthOf(page, page.book, answers)
}
const gstr3b = { form: 'gstr-3b', period: '2026-08', nil: 'no', turnover: '80 lakh', tax: '12,000' }

test('a fee at its limit leaves the interest of each further day', () => {
  expect(grows('gst-late-fee', { ...gstr3b, filed: '2026-11-23' })).toEqual({
    paise: 592,
    day: '2026-11-24',
    kind: 'daily',
  })
})

test('a fee that reaches its limit soon says until when each day adds as much', () => {
  // ₹50 a day from 20 September reaches ₹2,000 on 30 October.
  expect(grows('gst-late-fee', { ...gstr3b, filed: '2026-10-20' })).toMatchObject({
    kind: 'daily',
    paise: 5592,
    until: '2026-10-30',
  })
})

test('interest by the month stays until the next month begins', () => {
  const paid = { what: 'payment', deducted: '2026-09-10', amount: '1,00,000', paid: '2026-11-20' }
  expect(grows('tds-interest', paid)).toEqual({ paise: 1500_00, day: '2026-12-01', kind: 'later' })
})

test('nothing is said where nothing is owed, or no day is asked for', () => {
  expect(grows('gst-late-fee', { ...gstr3b, filed: '2026-09-20' })).toBeUndefined()
  expect(grows('professional-tax', { state: 'KA', pay: '40,000' })).toBeUndefined()
})
