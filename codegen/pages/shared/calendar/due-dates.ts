import { once } from '../../../lib/once.ts'
import { readDay, toDate, weekdayOf, writeDay } from '#src/rules/days/civil-day.ts'
import type { Day, Weekday } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Extensions } from '#src/rules/days/due-day.ts'
import { readPeriod } from '#src/rules/days/period.ts'
import type { KnownDay } from '#src/rules/result.ts'
import type { Extension, RowOf, RuleOf } from '#src/rules/rule.ts'
import { findRow } from '#src/rules/select-row.ts'
import type { PageCalendar } from '#generated/records.ts'
import { present } from '../../../lib/present.ts'
import type { SiteData } from '../../../model/records.ts'
import { ruleFor } from '../rules/rule-for.ts'
import { periodsOf } from './list-periods.ts'

type DueRule = RuleOf<'due-date'>

/** Something that is due on a day. */
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

type Calendar = Pick<PageCalendar, 'meeting'>

// An updated return is due five years after its own; a choice for a year is made up to a year
// before it.
const yearsBefore = 6
const yearsAfter = 1

/** The tax years of the calendar, as 2026-27: the year of the day and the next one. */
export function calendarYears({ today }: Pick<SiteData, 'today'>): string[] {
  const first = yearOf(present(readDay(today), 'day of the run'))
  return [first, first + 1].map((year) => `${year}-${String(year + 1).slice(-2)}`)
}

/**
 * Every day of the calendar's years on which a rule makes something due, by day, with its doubt. A
 * rule that is too uncertain has none.
 */
function dueDatesOf(data: SiteData, { meeting }: Calendar): DueDate[] {
  const { rules, extensions } = data.catalogue
  const first = yearOf(present(readDay(data.today), 'day of the run'))
  const last = first + 1
  const known: Extensions = Object.fromEntries([...extensions.values()].map(({ id, value }) => [id, value]))
  const span = Array.from(
    { length: last - first + 1 + yearsBefore + yearsAfter },
    (_, index) => first - yearsBefore + index,
  )
  const dates = [...rules.values()].flatMap(({ id, value }): DueDate[] => {
    if (value.kind !== 'due-date') return []
    const one = { id, rule: ruleFor('show', value) }
    return span.flatMap((year) => periodsOf(value.period, year).flatMap((period) => dueDate(one, period, known) ?? []))
  })
  const meetings = meeting === undefined ? [] : afterMeetings(dates, { data, meeting, known })
  const [from, to] = [readDay(`${first}-04-01`) ?? 0, readDay(`${last + 1}-03-31`) ?? 0]
  return [...dates, ...meetings].filter(({ day }) => day >= from && day <= to).sort(byDay)
}

/**
 * The dates of the calendar, shared by its page, its feeds and all pages with dates: computed once
 * per run, at the first use.
 */
export const calendarDates = once((data: SiteData) => dueDatesOf(data, data.singles['page:calendar'].value))

function byDay(a: DueDate, b: DueDate): number {
  if (a.day !== b.day) return a.day - b.day
  return a.id < b.id ? -1 : 1
}

interface NamedRule {
  id: string
  rule: DueRule
}

function dueDate({ id, rule }: NamedRule, period: string, known: Extensions): DueDate | undefined {
  const answer = dueDay({ id, rule, extensions: known }, period)
  return answer.kind === 'day' ? toDueDate({ id, rule }, period, { answer, known }) : undefined
}

function toDueDate(
  { id, rule }: NamedRule,
  period: string,
  { answer, known }: { answer: KnownDay; known: Extensions },
): DueDate {
  const { day, due, weekday, statutory, extension, doubt } = answer
  const row = present(findRow(rule.rows, present(readPeriod(period), period).first), `row of ${id} for ${period}`)
  const by = extension === undefined ? undefined : known[extension]
  const moving = Object.values(known).filter(
    (one) => one.kind === 'due-date' && one.confidence === 'high' && one.rules.includes(id) && one.period === period,
  )
  return {
    id: `${id.replace('due-dates/', '')}/${period}`,
    ruleId: id,
    rule,
    row,
    period,
    day,
    due,
    weekday,
    ...(by === undefined || statutory === undefined ? {} : { moved: { from: statutory, by } }),
    moves: moving.length,
    changedOn: [row, ...moving].map(({ checkedOn }) => checkedOn).reduce((a, b) => (a > b ? a : b)),
    ...(doubt === undefined ? {} : { doubt }),
  }
}

interface Meetings {
  data: Pick<SiteData, 'catalogue'>
  meeting: NonNullable<Calendar['meeting']>
  known: Extensions
}

/**
 * What is counted from a meeting, as if it were held on its last day. Calendars differ by a day on
 * whether the day of the meeting counts, and a reminder on the earlier day harms nobody.
 */
function afterMeetings(dates: readonly DueDate[], { data, meeting, known }: Meetings): DueDate[] {
  return dates
    .filter(({ ruleId }) => ruleId === meeting.rule)
    .flatMap(({ day: held, period, moves, changedOn }) =>
      meeting.followedBy.flatMap((id): DueDate[] => {
        const rule = data.catalogue.rules.get(id)?.value
        if (rule?.kind !== 'due-date') return []
        const date = dueDate({ id, rule: ruleFor('show', rule) }, writeDay(held), known)
        if (date === undefined) return []
        const day = date.day - 1
        return [
          {
            ...date,
            // The meeting's own year: an extension that moves the meeting leaves the event the
            // same.
            id: `${id.replace('due-dates/', '')}/${period}`,
            period,
            day,
            due: writeDay(day),
            weekday: weekdayOf(day),
            moves: date.moves + moves,
            changedOn: date.changedOn > changedOn ? date.changedOn : changedOn,
            meeting: held,
          },
        ]
      }),
    )
}

/** The financial year of a day, by the year in which it began. */
function yearOf(day: Day): number {
  const { year, month } = toDate(day)
  return month >= 4 ? year : year - 1
}
