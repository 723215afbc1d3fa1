import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  dayOfMonth,
  daysInMonth,
  readDay,
  toDate,
  toDay,
  weekdayOf,
  writeDay,
} from '../../../src/rules/days/civil-day.ts'

// 1600 to 2400 holds every kind of century.
const dates = fc
  .record({
    year: fc.integer({ min: 1600, max: 2400 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((date) => Temporal.PlainDate.from(date, { overflow: 'constrain' }))
const dayOf = ({ year, month, day }: Temporal.PlainDate) => toDay({ year, month, day })
const epoch = Temporal.PlainDate.from('1970-01-01')

describe('a day', () => {
  test('is as many days from 1970 as the calendar of Temporal says, and comes back as the same date', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(dayOf(date)).toBe(epoch.until(date, { largestUnit: 'days' }).days)
        expect(toDate(dayOf(date))).toEqual({ year: date.year, month: date.month, day: date.day })
        expect(writeDay(dayOf(date))).toBe(date.toString())
        expect(readDay(date.toString())).toBe(dayOf(date))
      }),
      { numRuns: 2000 },
    )
  })

  test('has the weekday that Temporal says', () => {
    const names = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    fc.assert(
      fc.property(dates, (date) => {
        expect(weekdayOf(dayOf(date))).toBe(names[date.dayOfWeek])
      }),
    )
  })

  test('some months on is the same day, or the last one of a shorter month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -300, max: 300 }), (date, months) => {
        expect(writeDay(addMonths(dayOf(date), months))).toBe(date.add({ months }).toString())
      }),
      { numRuns: 2000 },
    )
  })

  test('of a later month is there only where that month has it', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -24, max: 60 }), fc.integer({ min: 1, max: 31 }), (date, months, day) => {
        const month = date.with({ day: 1 }).add({ months })
        const found = dayOfMonth(dayOf(date), months, day)
        if (day > month.daysInMonth) expect(found).toBeUndefined()
        else expect(writeDay(found!)).toBe(month.with({ day }).toString())
        expect(writeDay(dayOfMonth(dayOf(date), months, 'last')!)).toBe(
          month.with({ day: month.daysInMonth }).toString(),
        )
        expect(daysInMonth(month.year, month.month)).toBe(month.daysInMonth)
      }),
      // Of a hundred dates one is in such a month.
      { numRuns: 2000 },
    )
  })

  test.each(['1900-02-29', '2026-13-01', '2026-00-10', '2026-4-3', '', '2026-11-21T00:00'])('%j is none', (text) =>
    expect(readDay(text)).toBeUndefined(),
  )
})
