import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { partsOf, publishedTextOf, textOf } from '../../helpers/site/built-site.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { paid, rupees, testStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

/**
 * The figures and tables of the articles, as they were agreed. What the law has changed since
 * stands beside them as a note (facts.test.ts).
 */

const tds = '/blog/tds-compliance-guide'
const professionalTax = '/blog/professional-tax-guide'
const software = '/blog/accounting-software-guide'
const kinds = '/blog/business-registration-types'

test('the article on forms has the price of each service, before the tax and with it', () => {
  const priceOf = (id: string): number => readData(`services/${id}.yaml`).pricing.basic
  const rows = ['pvt-ltd', 'llp', 'partnership', 'sole-prop', 'opc'].map((id) => [
    rupees(priceOf(id)),
    paid(priceOf(id)),
  ])
  const shown = partsOf(kinds, 'main table')[0]!.querySelectorAll('tbody tr')
  expect(shown.map((row) => row.querySelectorAll('td').slice(-3, -1).map(textOf))).toEqual(rows)
})

testStated([
  [kinds, 'tr', ['Private limited company', '₹4,999', '7-15']],
  [kinds, 'tr', [/^LLP/, '₹3,999', '10-15']],
  [kinds, 'tr', [/^Partnership/, '₹2,999', '5-10']],
  [kinds, 'tr', [/^Sole proprietorship/, '₹1,999', '2-5']],
  [kinds, 'tr', [/^One person company/, '₹3,999', '7-12']],
  ['/blog/understanding-gst-registration', 'p, li', ['₹40 lakh', '₹20 lakh in special states']],
  [tds, 'tr', ['7th of the next month']],
  [tds, 'tr', ['March', '30 April']],
  [tds, 'tr', [/property and rent/i, 'Within 30 days from the end of the month']],
  [tds, 'p', [/paid late/, '1.5% a month']],
  [tds, 'p', [/late return costs ₹200 a day up to ₹1 lakh/]],
  [tds, 'p', [/incorrect return[^.]*₹10,000 to ₹1 lakh/]],
  [tds, 'p', [/missing certificate costs ₹100 a day up to ₹1 lakh/]],
  [tds, 'p', [/penalties[^.]*up to ₹1 lakh/i]],
  ...['Form 24Q', 'Form 26Q', 'Form 27Q', 'Form 27EQ'].map((form): Stated => [tds, 'li', [new RegExp(`^${form}\\b`)]]),
  [professionalTax, 'tr', ['15th of the next month']],
  [professionalTax, 'tr', [/annual return and renewal/i, '30 April']],
  [professionalTax, 'tr', [/audit report/i, '30 September']],
  [professionalTax, 'tr', ['1% a month']],
  [professionalTax, 'tr', [/without registration/, /twice the tax/]],
  [professionalTax, 'tr', ['Late return', '₹100 a day up to ₹2,000']],
  [professionalTax, 'tr', ['False information', 'Up to ₹5,000']],
])

/** The rows of the table of an article with these heads, as they were first published. */
function rowsOf(path: string, heads: readonly string[]): string[][] {
  const isMeant = (table: HTMLElement) => table.querySelectorAll('thead th').map(textOf).join() === heads.join()
  const table = partsOf(path, 'main table').find(isMeant)!
  return table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(publishedTextOf))
}

test('the TDS guide has the rates of seven sections, the days of four quarters and a process of five steps', () => {
  expect(rowsOf(tds, ['Section', 'Rate', 'Threshold'])).toEqual([
    ['194A', '10%', '₹40,000 (₹50,000 seniors)'],
    ['194C', '1% / 2%', '₹30,000 per contract or ₹1 lakh a year'],
    ['194D', '5%', '₹15,000'],
    ['194H', '5%', '₹15,000'],
    ['194I', '10% / 2%', '₹2.4 lakh a year'],
    ['194J', '10%', '₹30,000'],
    ['194K', '10%', '₹5,000'],
  ])
  const quarters = rowsOf(tds, ['Quarter', 'Months', 'Return due']).map(([quarter, , due]) => `${quarter} ${due}`)
  expect(quarters).toEqual(['Q1 31 July', 'Q2 31 October', 'Q3 31 January', 'Q4 31 May'])
  expect(partsOf(tds, 'main #the-process-in-five-steps + * li')).toHaveLength(5)
})

test('the guide to professional tax has the rates of three states, and who levies it', () => {
  expect(rowsOf(professionalTax, ['State', 'Monthly salary', 'Tax a month', 'Tax a year'])).toEqual([
    ['Maharashtra', expect.stringContaining('₹5,000-10,000'), '₹175', expect.any(String)],
    ['Maharashtra', expect.stringContaining('Above ₹10,000'), '₹200', '₹2,500'],
    ['Karnataka', expect.any(String), '₹150', '₹1,800'],
    ['Karnataka', expect.any(String), '₹200', '₹2,400'],
    ['West Bengal', '₹5,000-8,000', '₹110', '₹1,320'],
    ['West Bengal', 'Above ₹8,000', '₹130', '₹1,560'],
  ])
  const levied = rowsOf(professionalTax, ['Levied', 'Not levied'])
  const column = (index: number) => levied.map((row) => row[index])
  expect(column(0)).toEqual(expect.arrayContaining(['Maharashtra', 'Karnataka', 'West Bengal']))
  expect(column(1)).toEqual(expect.arrayContaining(['Delhi', 'Haryana', 'Rajasthan']))
  expect(rowsOf(professionalTax, ['State', 'What you deduct', 'Maximum a year', 'When you pay'])).toHaveLength(20)
})

test('the software guide compares five packages by four properties', () => {
  const packages = rowsOf(software, ['Type of package', 'Price', 'GST ready', 'Cloud', 'Best fit'])
  expect(packages.map((row) => `${row[1]}: ${row[2]!.split(':')[0]}`).sort()).toEqual([
    '₹1,500-3,000 a month: Yes',
    '₹1,500-4,500 a month: Yes',
    '₹12,000-20,000 one-time: Yes',
    '₹15,000-25,000 one-time: Yes',
    '₹18,000 one-time: Yes',
  ])
  expect(packages.flat()).not.toContain('')
})
