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

test('the head names the next three days, each with the way to its month: the list begins months ago', () => {
  const links = root.querySelectorAll('main > :first-child a[href^="#m"]')
  expect(links).toHaveLength(3)
  for (const link of links) {
    const [, day] = /(\d+ \w+) \d{4}$/.exec(textOf(link))!
    const month = root.querySelector(link.getAttribute('href')!)!
    expect(month.querySelectorAll('time, th').some((cell) => textOf(cell).startsWith(day!))).toBe(true)
  }
})
