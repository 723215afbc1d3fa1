/** A day of the calendar as a whole number: days since 1 January 1970. It has no hour and no zone, so that no clock can shift it. */
export type Day = number

export interface CivilDate {
  year: number
  month: number
  day: number
}

// The Gregorian calendar repeats after 400 years.
const daysOf400Years = 146_097
// From 1 March of the year 0 to 1 January 1970.
const daysTo1970 = 719_468

/** The day number of a date. Years are counted from March, so that a leap day is the last of its year. */
export function toDay({ year, month, day }: CivilDate): Day {
  const y = month > 2 ? year : year - 1
  const cycle = Math.floor(y / 400)
  const yearOfCycle = y - cycle * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear
  return cycle * daysOf400Years + dayOfCycle - daysTo1970
}

/** The date of a day number. */
export function toDate(day: Day): CivilDate {
  const shifted = day + daysTo1970
  const cycle = Math.floor(shifted / daysOf400Years)
  const dayOfCycle = shifted - cycle * daysOf400Years
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36_524) - Math.floor(dayOfCycle / 146_096)) /
      365,
  )
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The day that is written as 2026-11-21; undefined where no calendar has it. */
export function readDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return toDay({ year, month, day })
}

const digits = (value: number, width: number) => String(value).padStart(width, '0')

/** The day as 2026-11-21. */
export function writeDay(day: Day): string {
  const date = toDate(day)
  return `${digits(date.year, 4)}-${digits(date.month, 2)}-${digits(date.day, 2)}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof weekdays)[number]

export function weekdayOf(day: Day): Weekday {
  // 1 January 1970 was a Thursday.
  return weekdays[(((day + 4) % 7) + 7) % 7] ?? 'Sunday'
}

const months = [
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

/** The day as people read it: 21 November 2026. */
export function formatDay(day: Day): string {
  const date = toDate(day)
  return `${date.day} ${months[date.month - 1] ?? ''} ${date.year}`
}

/** The year and month that lie some months behind or before. */
function shiftMonth({ year, month }: CivilDate, by: number): { year: number; month: number } {
  const count = year * 12 + (month - 1) + by
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
}

/** The same day of a later month, or its last day where the month is shorter: 31 January and one month is 28 or 29 February. */
export function addMonths(day: Day, by: number): Day {
  const date = toDate(day)
  const { year, month } = shiftMonth(date, by)
  return toDay({ year, month, day: Math.min(date.day, daysInMonth(year, month)) })
}

/** A day of the month that lies some months after the month of the given day; `last` is that month's last. Undefined where the month has no such day. */
export function dayOfMonth(from: Day, monthsAfter: number, day: number | 'last'): Day | undefined {
  const { year, month } = shiftMonth(toDate(from), monthsAfter)
  const length = daysInMonth(year, month)
  if (day === 'last') return toDay({ year, month, day: length })
  return day <= length ? toDay({ year, month, day }) : undefined
}
