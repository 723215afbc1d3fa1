import { expect, test } from 'vitest'
import { findFigures } from '../../../../codegen/check/figures/find-figures.ts'
import { isStated, statedNames } from '../../../../codegen/check/data-checks/figures-of-law.ts'

const namesIn = (text: string) => findFigures(text).map(({ name }) => name)

test.each([
  ['an amount, however it is written', '₹1,00,000, ₹1 lakh and Rs. 1,00,000', ['₹1 lakh', '₹1 lakh', '₹1 lakh']],
  ['small and large amounts', '₹200 a day, ₹2.4 lakh or ₹1.5 crores', ['₹200', '₹2.4 lakh', '₹1.5 crore']],
  ['amounts that are nearly equal', '₹1.255 lakh, ₹1,25,500 and ₹1,25,501', ['₹1,25,500', '₹1,25,500', '₹1,25,501']],
  ['a share', '18%, 1.5 per cent and 0.50%', ['18%', '1.5%', '0.5%']],
  ['a day of the month', 'by the 11th of the next month', ['11th']],
  ['a day of the year', 'on 31 July, and on 31st March 2026', ['31 July', '31 March 2026']],
  [
    'an amount as people type it',
    '5000 rupees, 5,000/-, 5 lakh rupees, 5 crore',
    ['₹5,000', '₹5,000', '₹5 lakh', '₹5 crore'],
  ],
  [
    'a day as people type it',
    '31/03/2027, 31.3.2027, 31-Mar-2027, March 31, 2027, March 31',
    ['31 March 2027', '31 March 2027', '31 March 2027', '31 March 2027', '31 March'],
  ],
  ['a section as people type it', 'u/s 122, Sec. 73', ['section 122', 'section 73']],
  ['a length of time', 'within 15 days, the 30-day notice, two years', ['15 days', '30 days', '2 years']],
  ['working days', 'within seven working days', ['7 days']],
  ['a section or a rule', 'section 44AB, Rule 86B and section 92(5)', ['section 44AB', 'rule 86B', 'section 92']],
  ['several sections', 'sections 170, 172 and 446B', ['section 170', 'section 172', 'section 446B']],
])('a figure of law is found in %s', (_, text, names) => expect(namesIn(text)).toEqual(names))

test.each([
  ['forms and returns', 'File GSTR-3B and Form 26Q'],
  ['years, Acts and codes', 'the Companies (Appointment) Rules, 2014, and GSTIN 33 of 2017-18'],
  ['years behind rules', 'EPF Withdrawal Rules 2026, and Rule 2025 of nothing'],
  ['a meeting of the Council', 'the 56th GST Council meeting'],
  ['counts', 'about 200 bills and three shops, twelve pages'],
])('no figure of law is found in %s', (_, text) => expect(namesIn(text)).toEqual([]))

test('each figure is found at its letters', () => {
  const text = 'Pay ₹ 1,000 by the 7th under sections 73 and 74.'
  expect(findFigures(text).map(({ start, end }) => text.slice(start, end))).toEqual(['₹ 1,000', '7th', '73', '74'])
})

test.each([
  ['31 March 2026', '31 March', true],
  ['31 March', '31 March 2027', true],
  ['31 March 2026', '31 March 2027', false],
  ['7th', '7 December 2026', true],
  ['7 December', '7th', false],
  ['₹1 lakh', '₹1 lakh', true],
  ['₹1 lakh', '₹10 lakh', false],
])('a fact that says %s stands behind %s: %s', (fact, text, is) => expect(isStated(text, statedNames([fact]))).toBe(is))
