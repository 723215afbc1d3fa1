import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { builtFiles, builtOn, getPage, hrefsIn, readBuilt, textOf } from '../../helpers/site/built-site.ts'

const { root } = getPage('/calendar')

test('the style that narrows the dates knows every profile', () => {
  const sheet = readBuilt(builtFiles.find((file) => /^assets\/calendar\..*\.css$/.test(file))!)
  const numbers = (name: string) => root.querySelectorAll(`[${name}]`).map((one) => one.getAttribute(name)!)
  for (const profile of numbers('data-nth')) expect(sheet).toContain(`[data-for~="${profile}"]`)
  for (const row of root.querySelectorAll('tbody tr')) expect(row.getAttribute('data-for')).toMatch(/^\d+( \d+)*$/)
})

test('each feed that the page names is there, by webcal and by https', () => {
  const links = hrefsIn(root, '#feeds a').map(
    (href) => new URL(href, 'https://a.example').searchParams.get('cid') ?? href,
  )
  const paths = links.map((href) => (href.startsWith('webcal:') ? new URL(href).pathname : href))
  expect(links.filter((href) => href.startsWith('webcal://')).length).toBeGreaterThan(15)
  expect(paths.filter((path) => !builtFiles.includes(path.slice(1)))).toEqual([])
})

test('every Sunday, Saturday and doubt has its sign, each sign one note, and every title its source', () => {
  const { notes } = readData('pages/calendar.yaml')
  const text = textOf(root.querySelector('main')!)
  const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id))
  for (const note of Object.values<{ sign: string; text: string }>(notes))
    expect(text.split(note.text.trim()).length, note.sign).toBe(2)
  for (const row of root.querySelectorAll('tbody tr')) {
    const day = textOf(row.querySelector('th'))
    if (day.includes('Sunday')) expect(day).toMatch(/Sunday[†‡]$/)
    expect(ids, day).toContain(row.querySelector('td a')!.getAttribute('href')!.slice(1))
  }
})

test('the list begins on the day of the build, and the months within 30 days are open', () => {
  const days = root.querySelectorAll('tbody time').map((one) => one.getAttribute('datetime')!)
  expect(days.filter((day) => day < builtOn)).toEqual([])
  expect(root.querySelectorAll('main details[open][id^="m2"]').length).toBeGreaterThanOrEqual(1)
  const limit = new Date(Date.parse(builtOn) + 30 * 86_400_000).toISOString().slice(0, 10)
  const inSight = root
    .querySelectorAll('tbody tr')
    .filter((row) => row.closest('details')?.hasAttribute('open'))
    .map((row) => row.querySelector('time')!.getAttribute('datetime')!)
  expect(inSight).toEqual(days.filter((day) => day < limit))
})

test('the page weighs at most 25 KB', () => {
  expect(gzipSync(readBuilt('calendar.html'), { level: 9 }).length).toBeLessThanOrEqual(25 * 1024)
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

test('professional tax has no date here, and the link beside it leads to the table of all states', () => {
  const link = root.querySelector('main details a[href^="/blog/professional-tax-guide#"]')!
  const [path, id] = link.getAttribute('href')!.split('#')
  expect(textOf(link.parentNode)).toContain('Each state sets its own due date')
  expect(getPage(path!).root.querySelector(`#${id}`)).not.toBeNull()
})
