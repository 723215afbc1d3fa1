import { readToday } from '../../../codegen/commands/terminal/read-today.ts'
import { expect, test } from 'vitest'
import { builtFiles, getPage, readBuilt, textOf } from '../../helpers/site/built-site.ts'

const { root } = getPage('/calendar')

test('the style that narrows the dates knows every profile and year', () => {
  const sheet = readBuilt(builtFiles.find((file) => /^assets\/calendar\..*\.css$/.test(file))!)
  const numbers = (name: string) => root.querySelectorAll(`[${name}]`).map((one) => one.getAttribute(name)!)
  for (const profile of numbers('data-nth')) expect(sheet).toContain(`[data-for~="${profile}"]`)
  for (const year of numbers('data-years')) expect(sheet).toContain(`[data-year="${year}"]`)
  for (const row of root.querySelectorAll('tbody tr')) expect(row.getAttribute('data-for')).toMatch(/^\d+( \d+)*$/)
})

test('each feed that the page names is there, by webcal and by https', () => {
  const links = root.querySelectorAll('#feeds a').map((link) => link.getAttribute('href')!)
  const paths = links.map((href) => (href.startsWith('webcal:') ? new URL(href).pathname : href))
  expect(links.filter((href) => href.startsWith('webcal://')).length).toBeGreaterThan(15)
  expect(paths.filter((path) => !builtFiles.includes(path.slice(1)))).toEqual([])
})

test('every Sunday says so, and every title leads to its source', () => {
  for (const row of root.querySelectorAll('tbody tr')) {
    const text = textOf(row)
    expect(text.includes('Falls on a Sunday'), text).toBe(/ Sunday /.test(textOf(row.querySelector('th')) + ' '))
    expect(root.querySelector(row.querySelector('td a')!.getAttribute('href')!), text).not.toBeNull()
  }
})

test('the list begins with the month of the build, behind a line that folds the dates of those before it', () => {
  const months = root.querySelectorAll('main section[id^="m2"]')
  const past = root.querySelectorAll('main details:not([open]) section[id^="m2"]')
  const now = `m${readToday(undefined).slice(0, 7)}`
  expect(months.filter((month) => !past.includes(month))[0]!.getAttribute('id')).toBe(now)
  expect(past.map((month) => month.getAttribute('id')!).filter((id) => id >= now)).toEqual([])
  const count = past.flatMap((month) => month.querySelectorAll('tbody tr')).length
  expect(textOf(root.querySelector('details:has(section) summary'))).toBe(`Past months: ${count} dates`)
})

test('the head names the next three days, each with the way to its month', () => {
  const links = root.querySelectorAll('main > :first-child a[href^="#m"]')
  expect(links).toHaveLength(3)
  for (const link of links) {
    const [, day] = /(\d+ \w+) \d{4}$/.exec(textOf(link))!
    const month = root.querySelector(link.getAttribute('href')!)!
    expect(month.querySelectorAll('time, th').some((cell) => textOf(cell).startsWith(day!))).toBe(true)
  }
})
