import { expect, test } from 'vitest'
import type { PageLate } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { builtOn, getPage, partsOf, textOf } from '../../helpers/site/built-site.ts'

const { passed } = readData('pages/late.yaml') as PageLate
const rows = partsOf('/late', 'main tbody tr').map((row) => ({
  text: textOf(row),
  href: new URL(row.querySelector('a')!.getAttribute('href')!, 'https://a.example'),
  sum: textOf(row.querySelector('strong')),
}))
const daysOf = (text: string) =>
  (Date.parse(builtOn) - Date.parse(`${/due (\d+ \w+ \d{4})/.exec(text)![1]} UTC`)) / 86_400_000

test('the page of what was missed lists each duty once, the latest first, and how late it is', () => {
  expect(rows).toHaveLength(passed.dates.length)
  const delays = rows.map(({ text }) => daysOf(text))
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(delays.filter((delay) => delay < 1)).toEqual([])
  for (const [index, { text }] of rows.entries())
    expect(text).toContain(delays[index] === 1 ? passed.one : passed.many.replace('{days}', String(delays[index])))
})

test('each opens its calculator with a choice that it has', () => {
  for (const { href } of rows) {
    const choices = partsOf(href.pathname, 'main option, main input[type=radio]').map((one) =>
      one.getAttribute('value'),
    )
    const [, first] = [...href.searchParams][0]!
    expect(choices, href.pathname).toContain(first)
  }
  expect(getPage('/late').root.querySelector('main a[href*="form=gstr-3b&period="]')).not.toBeNull()
})

test('GSTR-3B costs ₹50 a day up to ₹2,000 at the least, a nil return ₹20, and interest is left to the tax', () => {
  const { text, sum } = rows.find(({ href }) => href.searchParams.get('form') === 'gstr-3b')!
  const days = daysOf(text)
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  expect(sum.startsWith(rupees(Math.min(days * 50, 2000)))).toBe(true)
  expect(text).toContain(passed.nil.replace('{sum}', rupees(Math.min(days * 20, 500))))
  expect(text).toContain('interest at 18% a year')
})

test('what only the payer can know has no sum', () => {
  for (const what of ['payment', 'advance'])
    expect(rows.find(({ href }) => href.searchParams.get('what') === what)!.sum).toBe('')
})
