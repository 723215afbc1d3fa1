/** A calendar day as days since 1 January 1970: no clock or time zone can shift it. */
export type Day = number

interface CivilDate {
  year: number
  month: number
  day: number
}

const millisecondsOfDay = 86_400_000

/** A date's number, by the calendar in UTC. A 13th month is January of the next year. */
export function toDay({ year, month, day }: CivilDate): Day {
  // Unlike Date.UTC, this accepts years before 100.
  return new Date(0).setUTCFullYear(year, month - 1, day) / millisecondsOfDay
}

/** The date of a day number. */
export function toDate(day: Day): CivilDate {
  const date = new Date(day * millisecondsOfDay)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The number of days in a month: its last day is the day before the next month. */
export function daysInMonth(year: number, month: number): number {
  return toDate(toDay({ year, month: month + 1, day: 0 })).day
}

/** The day written as 2026-11-21. Undefined if it does not exist. */
export function readDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return toDay({ year, month, day })
}

/** The day as 2026-11-21. */
export function writeDay(day: Day): string {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof weekdays)[number]

export function weekdayOf(day: Day): Weekday {
  // 1 January 1970 was a Thursday.
  return weekdays[(((day + 4) % 7) + 7) % 7] ?? 'Sunday'
}

/** The months of a year, the first at 0. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The day in words: 21 November 2026. */
export function formatDay(day: Day): string {
  const date = toDate(day)
  return `${date.day} ${months[date.month - 1] ?? ''} ${date.year}`
}

/** A written day in words. The text itself if it is not a day. */
export function formatDate(text: string): string {
  const day = readDay(text)
  return day === undefined ? text : formatDay(day)
}

/** The year and month some months later or earlier. */
function shiftMonth({ year, month }: CivilDate, by: number): { year: number; month: number } {
  const count = year * 12 + (month - 1) + by
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** The same day of a later month, or its last: a month after 31 January is 28 or 29 February. */
export function addMonths(day: Day, by: number): Day {
  const date = toDate(day)
  const { year, month } = shiftMonth(date, by)
  return toDay({ year, month, day: Math.min(date.day, daysInMonth(year, month)) })
}

/** A day of a month some months later, or its last. Undefined if the month has no such day. */
export function dayOfMonth(from: Day, monthsAfter: number, day: number | 'last'): Day | undefined {
  const { year, month } = shiftMonth(toDate(from), monthsAfter)
  const length = daysInMonth(year, month)
  if (day === 'last') return toDay({ year, month, day: length })
  return day <= length ? toDay({ year, month, day }) : undefined
}
