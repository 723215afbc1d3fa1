import { expect, test } from 'vitest'
import { getPage, textOf } from '../../helpers/site/built-site.ts'
import { isStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

/**
 * The figures and tables of the articles, as they were agreed. What the law has changed since
 * stands beside them as a note (facts.test.ts).
 */

const tds = '/blog/tds-compliance-guide'
const professionalTax = '/blog/professional-tax-guide'
const software = '/blog/accounting-software-guide'
const kinds = '/blog/business-registration-types'

const stated: readonly Stated[] = [
  [kinds, 'tr', ['Private limited company', '₹4,999', '7-15']],
  [kinds, 'tr', [/^LLP/, '₹3,999', '10-15']],
  [kinds, 'tr', [/^Partnership/, '₹2,999', '5-10']],
  [kinds, 'tr', [/^Sole proprietorship/, '₹1,999', '2-5']],
  [kinds, 'tr', [/^One person company/, '₹3,999', '7-12']],
  ['/blog/understanding-gst-registration', 'p, li', ['₹40 lakh', '₹20 lakh in special states']],
  // TDS article: the table of rates, and what stands around it
  [tds, 'tr', [/^194A 10% ₹40,000 \(₹50,000 seniors\)$/]],
  [tds, 'tr', [/^194C 1% \/ 2% ₹30,000 per contract or ₹1 lakh a year$/]],
  [tds, 'tr', [/^194D 5% ₹15,000$/]],
  [tds, 'tr', [/^194H 5% ₹15,000$/]],
  [tds, 'tr', [/^194I 10% \/ 2% ₹2\.4 lakh a year$/]],
  [tds, 'tr', [/^194J 10% ₹30,000$/]],
  [tds, 'tr', [/^194K 10% ₹5,000$/]],
  [tds, 'tr', ['7th of the next month']],
  [tds, 'tr', ['March', '30 April']],
  [tds, 'tr', [/property and rent/i, 'Within 30 days from the end of the month']],
  [tds, 'tr', ['Q1', '31 July']],
  [tds, 'tr', ['Q2', '31 October']],
  [tds, 'tr', ['Q3', '31 January']],
  [tds, 'tr', ['Q4', '31 May']],
  [tds, 'p', [/paid late/, '1.5% a month']],
  [tds, 'p', [/late return costs ₹200 a day up to ₹1 lakh/]],
  [tds, 'p', [/incorrect return[^.]*₹10,000 to ₹1 lakh/]],
  [tds, 'p', [/missing certificate costs ₹100 a day up to ₹1 lakh/]],
  [tds, 'p', [/penalties[^.]*up to ₹1 lakh/i]],
  ...['Form 24Q', 'Form 26Q', 'Form 27Q', 'Form 27EQ'].map((form): Stated => [tds, 'li', [new RegExp(`^${form}\\b`)]]),
  // Professional tax article
  [professionalTax, 'tr', [/^Maharashtra/, '₹5,000-10,000', '₹175']],
  [professionalTax, 'tr', [/^Maharashtra/, 'Above ₹10,000', '₹200', '₹2,500']],
  [professionalTax, 'tr', [/^Karnataka/, '₹150', '₹1,800']],
  [professionalTax, 'tr', [/^Karnataka/, '₹200', '₹2,400']],
  [professionalTax, 'tr', [/^West Bengal/, '₹5,000-8,000', '₹110', '₹1,320']],
  [professionalTax, 'tr', [/^West Bengal/, 'Above ₹8,000', '₹130', '₹1,560']],
  [professionalTax, 'tr', ['15th of the next month']],
  [professionalTax, 'tr', [/annual return and renewal/i, '30 April']],
  [professionalTax, 'tr', [/audit report/i, '30 September']],
  [professionalTax, 'tr', ['1% a month']],
  [professionalTax, 'tr', [/without registration/, /twice the tax/]],
  [professionalTax, 'tr', ['Late return', '₹100 a day up to ₹2,000']],
  [professionalTax, 'tr', ['False information', 'Up to ₹5,000']],
  ...['Levied', 'Not levied'].map((column): Stated => [professionalTax, 'th', [new RegExp(`^${column}$`)]]),
  // Accounting software article
  ...[
    '₹18,000 one-time',
    '₹1,500-4,500 a month',
    '₹1,500-3,000 a month',
    '₹15,000-25,000 one-time',
    '₹12,000-20,000 one-time',
  ].map((price): Stated => [software, 'tr', [price, 'Yes']]),
]

test.each(stated)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

test('the TDS guide has a process of five steps, and the software guide compares five packages by four properties', () => {
  const steps = getPage(tds).root.querySelector('main #the-process-in-five-steps')!
  expect(steps.nextElementSibling!.querySelectorAll('li')).toHaveLength(5)
  const table = getPage(software).root.querySelector('main table')!
  expect(table.querySelectorAll('thead th').map(textOf)).toEqual([
    'Type of package',
    'Price',
    'GST ready',
    'Cloud',
    'Best fit',
  ])
  expect(table.querySelectorAll('tbody tr')).toHaveLength(5)
})
