import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { Fact, PageCalendar, PageHome, Service } from '#generated/records.ts'
import { formatDay, readDay } from '#src/rules/days/civil-day.ts'
import { sayDay } from '#src/lib/today.ts'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { builtOn, hrefsIn, partOf, partsOf } from '../../helpers/site/built-site.ts'

const { next, late, event, dates, notes } = readData('pages/calendar.yaml') as PageCalendar
const services = Object.entries(readDataFolder('services') as Record<string, Service>)
const lists = services.map(([id, { nextDates }]) => [`/services/${id}`, nextDates] as const)
const daysIn = (part: HTMLElement) => part.querySelectorAll('time').map((time) => time.getAttribute('datetime')!)
const known = new Set(daysIn(partOf('/calendar', 'main')))

describe.each(lists.filter(([, rules]) => rules !== undefined))('the next dates on %s', (path) => {
  const list = partOf(path, '#next-dates')
  const days = daysIn(list)
  const said = /Next dates from (\d+ \w+ \d{4})\./.exec(list.text)?.[1]
  test('are three at most, in order, each a day of the calendar with its weekday', () => {
    expect(days.length).toBeGreaterThan(0)
    expect(days.length).toBeLessThanOrEqual(3)
    expect(days).toEqual([...days].sort())
    // The calendar's page ends after twelve months; what a service asks once a year may be due
    // later.
    const last = [...known].sort().at(-1)!
    expect(days.filter((day) => day <= last && !known.has(day))).toEqual([])
    for (const day of days) expect(list.text).toContain(formatDay(readDay(day)!))
  })
  test('say from which day they are the next, and lie no earlier', () => {
    expect(said).toBeDefined()
    const from = new Date(`${said} UTC`).getTime() / 86_400_000
    expect(days.filter((day) => readDay(day)! < from)).toEqual([])
  })
  test('lead to the whole calendar', () => {
    expect(list.querySelector('a[href="/calendar"]')?.text).toBe(next.all)
  })
})

test("the leaf of the home page is today's: three next dates of the calendar, each with its month and what being late costs", () => {
  const rows = partsOf('/', 'main [data-cover] ol li').slice(0, 3)
  expect(partOf('/', 'main [data-cover] time').text).toBe(sayDay(builtOn))
  const days = rows.map((row) => daysIn(row)[0]!)
  expect(days.filter((day) => day < builtOn || !known.has(day))).toEqual([])
  expect(rows.map((row) => hrefsIn(row)[0])).toEqual(days.map((day) => `/calendar#m${day.slice(0, 7)}`))
  expect(rows.filter((row) => row.text.includes(late.label)).length).toBeGreaterThan(0)
})

test('the leaf says how far away each date is, and shows none that is not certain', () => {
  const rows = partsOf('/', 'main [data-cover] ol li').slice(0, 3)
  const away = rows.map((row) => (Date.parse(daysIn(row)[0]!) - Date.parse(builtOn)) / 86_400_000)
  const said = (days: number) =>
    days < 2 ? [next.today, next.tomorrow][days]! : next.inDays.replace('{days}', String(days))
  rows.forEach((row, index) => expect(row.text).toContain(said(away[index]!)))
  const marks = [event.uncertain.split('{period}')[1]!, dates.doubt, notes.doubt.sign]
  for (const row of rows) for (const mark of marks) expect(row.text).not.toContain(mark)
})

test('its last line is a rule in force, with the published figure struck behind it', () => {
  const { fact } = (readData('pages/home.yaml') as PageHome).hero.ledger.correction!.now
  const { published } = (readData('facts.yaml') as Record<string, Fact>)[fact]!
  expect(partOf('/', 'main [data-cover] del').text).toContain(published)
})

test('pages that name no rules have none', () => {
  const without: readonly string[] = lists.filter(([, rules]) => rules === undefined).map(([path]) => path)
  expect(without.length).toBeGreaterThan(30)
  expect(without.filter((path) => partsOf(path, '#next-dates').length > 0)).toEqual([])
})
