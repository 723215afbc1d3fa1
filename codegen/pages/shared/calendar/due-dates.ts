import { once } from '../../../lib/once.ts'
import { readDay, toDate, weekdayOf, writeDay } from '#src/rules/days/civil-day.ts'
import type { Day, Weekday } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Extensions } from '#src/rules/days/due-day.ts'
import { readPeriod } from '#src/rules/days/period.ts'
import type { PeriodKind } from '#src/rules/days/period.ts'
import type { Extension, RowOf, RuleOf } from '#src/rules/rule.ts'
import { findRow } from '#src/rules/select-row.ts'
import { present } from '../../../lib/present.ts'
import type { SiteData } from '../../../model/records.ts'
import { ruleFor } from '../rules/rule-for.ts'

type DueRule = RuleOf<'due-date'>

export interface DueDate {
  /** The rule and the period, which stay the same when the day moves. */
  id: string
  ruleId: string
  rule: DueRule
  row: RowOf<'due-date'>
  period: string
  day: Day
  /** The day as 2026-11-21. */
  due: string
  weekday: Weekday
  /** The day before an extension moved it, and that extension. */
  moved?: { from: Day; by: Extension }
  /** How many extensions have moved it. */
  moves: number
  /** The last day on which anything about it was checked. A feed has no other timestamp. */
  changedOn: string
  doubt?: string
  /** It is counted from a meeting that is assumed to be on this day. */
  meeting?: Day
}

// An updated return is due five years after its own; a choice for a year is made up to a year
// before it.
const yearsBefore = 6
const yearsAfter = 1

const firstYear = ({ today }: Pick<SiteData, 'today'>) => yearOf(present(readDay(today), 'day of the run'))

/** The tax years of the calendar, as 2026-27: the year of the day and the next one. */
export function calendarYears(data: Pick<SiteData, 'today'>): string[] {
  return [firstYear(data), firstYear(data) + 1].map(yearName)
}

/**
 * The days of these years on which a rule makes something due, each with its doubt. Its page, its
 * feeds and all pages with dates share them. A rule that is too uncertain has none.
 */
export const calendarDates = once((data: SiteData): DueDate[] => {
  const first = firstYear(data)
  const known = Object.fromEntries([...data.catalogue.extensions.values()].map(({ id, value }) => [id, value]))
  const years = Array.from({ length: yearsBefore + 2 + yearsAfter }, (_, index) => first - yearsBefore + index)
  const dates = [...data.catalogue.rules.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date') return []
    const named = { id, rule: ruleFor('show', value) }
    const periods = years.flatMap((year) => periodsOf(value.period, year))
    return periods.flatMap((period) => dueDate(named, period, known) ?? [])
  })
  const [from, to] = [`${first}-04-01`, `${first + 2}-03-31`]
  return [...dates, ...afterMeetings(dates, known, data)]
    .filter(({ due }) => due >= from && due <= to)
    .sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
})

interface NamedRule {
  id: string
  rule: DueRule
}

function dueDate({ id, rule }: NamedRule, period: string, known: Extensions): DueDate | undefined {
  const answer = dueDay({ id, rule, extensions: known }, period)
  if (answer.kind !== 'day') return undefined
  const { day, due, weekday, statutory, extension, doubt } = answer
  const row = present(findRow(rule.rows, present(readPeriod(period), period).first), `row of ${id} for ${period}`)
  const by = extension === undefined ? undefined : known[extension]
  const moving = Object.values(known).filter(
    (one) => one.kind === 'due-date' && one.confidence === 'high' && one.rules.includes(id) && one.period === period,
  )
  return {
    id: idOf(id, period),
    ruleId: id,
    rule,
    row,
    period,
    day,
    due,
    weekday,
    ...(by === undefined || statutory === undefined ? {} : { moved: { from: statutory, by } }),
    moves: moving.length,
    changedOn: latest([row, ...moving].map(({ checkedOn }) => checkedOn)),
    ...(doubt === undefined ? {} : { doubt }),
  }
}

const idOf = (ruleId: string, period: string) => `${ruleId.replace('due-dates/', '')}/${period}`

const latest = (days: readonly string[]) => days.reduce((a, b) => (a > b ? a : b))

/**
 * What is counted from a meeting, as if it were held on its last day. Calendars differ by a day on
 * whether the day of the meeting counts, and a reminder on the earlier day harms nobody.
 */
function afterMeetings(dates: readonly DueDate[], known: Extensions, { catalogue, singles }: SiteData): DueDate[] {
  const { meeting } = singles['page:calendar'].value
  const held = dates.filter(({ ruleId }) => ruleId === meeting?.rule)
  return held.flatMap(({ day: heldOn, period, moves, changedOn }) =>
    (meeting?.followedBy ?? []).flatMap((id) => {
      const rule = catalogue.rules.get(id)?.value
      if (rule?.kind !== 'due-date') return []
      const date = dueDate({ id, rule: ruleFor('show', rule) }, writeDay(heldOn), known)
      if (date === undefined) return []
      const day = date.day - 1
      return {
        ...date,
        // The meeting's own year: an extension that moves the meeting leaves the event the same.
        id: idOf(id, period),
        period,
        day,
        due: writeDay(day),
        weekday: weekdayOf(day),
        moves: date.moves + moves,
        changedOn: latest([date.changedOn, changedOn]),
        meeting: heldOn,
      }
    }),
  )
}

/** The financial year of a day, by the year in which it began. */
function yearOf(day: Day): number {
  const { year, month } = toDate(day)
  return month >= 4 ? year : year - 1
}

const two = (value: number) => String(value).padStart(2, '0')

// The last months of a year that began in April are in the next calendar year.
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => (index < 9 ? `${year}-${two(index + 4)}` : `${year + 1}-${two(index - 8)}`))

/** The financial year that begins in April of a year, as 2026-27. */
const yearName = (year: number) => `${year}-${two((year + 1) % 100)}`

/** Every period of a kind in a financial year, as rules write them. Events have none. */
function periodsOf(kind: PeriodKind, year: number): string[] {
  const name = yearName(year)
  switch (kind) {
    case 'month':
      return monthsOf(year)
    case 'quarter':
      return [1, 2, 3, 4].map((quarter) => `${name}-Q${quarter}`)
    case 'half':
      return [1, 2].map((half) => `${name}-H${half}`)
    case 'year':
      return [name]
    case 'event':
      return []
  }
}
