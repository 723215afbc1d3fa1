import { expect, test } from 'vitest'
import type { PageCalculator } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { growthOf } from '#src/rules/calculators/growth.ts'
import { OutcomeView } from '../../src/sections/calculators/calculator/delay/outcome-view.tsx'
import { lawOf } from '../../src/sections/calculators/calculator/standing.tsx'
import { calculatorPages } from '../helpers/project/calculators.ts'
import { readData } from '../helpers/project/read-data.ts'
import { markupOf } from '../helpers/source/markup-of.ts'

const { result, bill } = readData('pages/calculator.yaml') as PageCalculator

/** What the bill for some answers says. */
function saidOf(id: string, answers: Record<string, string>): string {
  const page = calculatorPages.get(id)!
  const [outcome, growth] = [calculate(page, page.book, answers)!, growthOf(page, page.book, answers)]
  const view = { outcome, growth, about: 'It', book: page.book, labels: { result, bill } }
  return markupOf(<OutcomeView {...view} />).text
}

const gstr3b = { form: 'gstr-3b', period: '2026-08', nil: 'no', turnover: '80 lakh', tax: '12,000' }
const epf = { fund: 'epf', amount: '1 lakh' }

test.each<[what: string, id: string, answers: Record<string, string>, says: string, saysNot: string]>([
  ['the due day itself is in time', 'gst-late-fee', { ...gstr3b, filed: '2026-09-20' }, '2026, in time', 's late'],
  ['the next one is a day late', 'gst-late-fee', { ...gstr3b, filed: '2026-09-21' }, '1 day late', '2026, in time'],
  [
    'a fee near its limit grows until a day',
    'gst-late-fee',
    { ...gstr3b, filed: '2026-10-20' },
    'Each further day adds ₹55.92 until 30 October 2026.',
    'adds ₹55.92.',
  ],
  [
    'an order waives a fee',
    'roc-late-fee',
    { form: 'aoc-4', meeting: '2025-09-30', filed: '2025-12-14', capital: '1 lakh' },
    'The rule gives ₹4,500. It is waived if you file by',
    '% of it is waived',
  ],
  [
    'an order waives a part of one',
    'roc-late-fee',
    { form: 'aoc-4', meeting: '2023-09-30', filed: '2026-05-20', capital: '1 lakh' },
    'The rule gives ₹93,300. 90% of it is waived if you file by',
    'It is waived',
  ],
  [
    'another reading of the law has its sum',
    'epf-esi-delay',
    { ...epf, period: '2025-01', paid: '2025-03-16' },
    `${result.otherReading} ${result.readings['thirty-days']}: ₹1,000`,
    'NaN',
  ],
  [
    'damages may be levied',
    'epf-esi-delay',
    { ...epf, period: '2025-01', paid: '2025-03-16' },
    result.mayBeLevied,
    'NaN',
  ],
  [
    'but not where there are none',
    'epf-esi-delay',
    { ...epf, period: '2025-01', paid: '2025-02-15' },
    'in time: nothing is due',
    result.mayBeLevied,
  ],
  [
    'a barred return is late and closed, not in time',
    'gst-late-fee',
    { ...gstr3b, period: '2023-10', filed: '2026-11-28' },
    'due Monday, 20 November 2023, 1,104 days late; by law it could be filed until 20 November 2026',
    'in time',
  ],
  [
    'the tax of a barred return is still owed with interest',
    'gst-late-fee',
    { ...gstr3b, period: '2023-10', filed: '2026-11-28' },
    '₹12,000 × 18% × 1,104 days ÷ 365 = ₹6,533.26',
    'Late fee for GSTR-3B',
  ],
  [
    'the portal may still take it, with the doubt',
    'gst-late-fee',
    { ...gstr3b, period: '2023-10', filed: '2026-11-28' },
    `1 December 2026. Try at once.${result.doubt} We know this from advisories of 2025.`,
    'does not accept',
  ],
  [
    'the portal has closed it, too',
    'gst-late-fee',
    { ...gstr3b, period: '2023-10', filed: '2026-12-01' },
    'on the 1st of the next month, here 1 December 2026.',
    'Try at once',
  ],
  [
    'an income-tax return can no longer be filed',
    'income-tax-late-fee',
    {
      what: 'return',
      period: '2025-26',
      who: 'individual',
      duty: 'yes',
      filed: '2027-01-05',
      income: '9 lakh',
      tax: '0',
    },
    '158 days late; by law it could be filed until 31 December 2026',
    'in time;',
  ],
])('a bill says that %s', (...[, id, answers, says, saysNot]) => {
  const said = saidOf(id, answers)
  expect(said).toContain(says)
  expect(said).not.toContain(saysNot)
})

test('the day under a bill is that of its oldest check', () => {
  const line = (checkedOn: string) => {
    const standing = { authority: 'Act', source: 'https://x.in', checkedOn, confidence: 'high' as const }
    const sum = { kind: 'sum' as const, paise: 0, steps: [], byOrder: false, others: [] }
    return { rule: 'r', given: {}, result: { ...sum, ...standing } }
  }
  expect(lawOf(['2026-11-22', '2026-10-01', '2026-11-23'].map(line), { rules: {} }).checkedOn).toBe('1 October 2026')
})
