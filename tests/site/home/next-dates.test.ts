import { describe, expect, test } from 'vitest'
import type { PageCalendar, PageHome, Service } from '#generated/records.ts'
import { formatDay, readDay } from '#src/rules/days/civil-day.ts'
import { allPages, readData, readDataFolder } from '../../helpers/site/built-site.ts'

const { next } = readData('pages/calendar.yaml') as PageCalendar
const services = Object.entries(readDataFolder('services') as Record<string, Service>)
const lists = [
  ['/', (readData('pages/home.yaml') as PageHome).nextDates],
  ...services.map(([id, { nextDates }]) => [`/services/${id}`, nextDates] as const),
] as const
const calendar = allPages.find(({ path }) => path === '/calendar')!
const known = new Set(calendar.root.querySelectorAll('main time').map((time) => time.getAttribute('datetime')))

describe.each(lists.filter(([, rules]) => rules !== undefined))('the next dates on %s', (path) => {
  const { root } = allPages.find((page) => page.path === path)!
  const list = root.querySelector('#next-dates')!
  const days = list.querySelectorAll('time').map((time) => time.getAttribute('datetime')!)
  const said = /Next dates from (\d+ \w+ \d{4})\./.exec(list.text)?.[1]
  test('are three at most, in order, each a day of the calendar with its weekday', () => {
    expect(days.length).toBeGreaterThan(0)
    expect(days.length).toBeLessThanOrEqual(3)
    expect(days).toEqual([...days].sort())
    expect(days.filter((day) => !known.has(day))).toEqual([])
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

test('pages that name no rules have none', () => {
  const without: readonly string[] = lists.filter(([, rules]) => rules === undefined).map(([path]) => path)
  expect(without.length).toBeGreaterThan(30)
  expect(
    allPages
      .filter(({ path, root }) => without.includes(path) && root.querySelector('#next-dates'))
      .map((page) => page.path),
  ).toEqual([])
})
