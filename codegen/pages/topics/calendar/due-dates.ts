import { once } from '../../../lib/once.ts'
import { listPeriods, periodOf, sayPeriod } from '#src/rules/calculators/periods.ts'
import { formatDay, readDay, toDay, weekdayOf, writeDay } from '#src/rules/days/civil-day.ts'
import type { Day } from '#src/rules/days/civil-day.ts'
import { dueDay } from '#src/rules/days/due-day.ts'
import type { Extensions } from '#src/rules/days/due-day.ts'
import { readPeriod } from '#src/rules/days/period.ts'
import type { KnownDay } from '#src/rules/result.ts'
import type { Extension, RowOf, RuleOf } from '#src/rules/rule.ts'
import { findRow } from '#src/rules/select-row.ts'
import { present } from '../../../lib/present.ts'
import type { SiteData } from '../../../model/records.ts'
import { ruleFor } from '../../../model/rules/rule-for.ts'
import { findNextOpen } from '#src/rules/days/next-open.ts'
import type { PageCalendar } from '#generated/records.ts'
import { formatMonth } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'

type DueRule = RuleOf<'due-date'>

export interface DueDate extends Pick<KnownDay, 'day' | 'due' | 'weekday'> {
  doubt: string | undefined
  /** The rule and the period, which stay the same when the day moves: part of a calendar's UID. */
  id: string
  ruleId: string
  rule: DueRule
  row: RowOf<'due-date'>
  period: string
  /** The day before an extension moved it, and that extension. */
  moved?: { from: Day; by: Extension } | undefined
  /** How many extensions have moved it. */
  moves: number
  /** The last day on which anything about it was checked. A feed has no other timestamp. */
  changedOn: string
  /** It is counted from a meeting that is assumed to be on this day. */
  meeting?: Day
}

// An updated return is due five years after its own; a choice for a year is made up to a year
// before it.
const yearsBefore = 6
const yearsAfter = 1

/** The day of the run. */
export const todayOf = ({ today }: Pick<SiteData, 'today'>): Day => present(readDay(today), 'day of the run')

const yearOf = (data: Pick<SiteData, 'today'>) => periodOf('year', todayOf(data))

/** The first day of a tax year, counted from the one that is named 2026-27. */
const startOf = (year: string, years: number) => toDay({ year: Number(year.slice(0, 4)) + years, month: 4, day: 1 })

/** The tax years of the calendar, as 2026-27: the year of the day and the next one. */
export function calendarYears(data: Pick<SiteData, 'today'>): string[] {
  const year = yearOf(data)
  return [year, periodOf('year', startOf(year, 1))]
}

/**
 * The days of these years on which a rule makes something due, each with its doubt. Its page, its
 * feeds and all pages with dates share them. A rule that is too uncertain has none.
 */
export const calendarDates = once((data: SiteData): DueDate[] => {
  const year = yearOf(data)
  return knownDates(data).filter(({ day }) => day >= startOf(year, 0) && day < startOf(year, 2))
})

/** The same with those of years before and after, in order. */
export const knownDates = once((data: SiteData): DueDate[] => {
  const year = yearOf(data)
  const known = Object.fromEntries([...data.catalogue.extensions.values()].map(({ id, value }) => [id, value]))
  const dates = [...data.catalogue.rules.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date' || value.period === 'event') return []
    const rule = ruleFor('show', value)
    const periods = listPeriods(value.period, startOf(year, -yearsBefore), startOf(year, 2 + yearsAfter) - 1)
    return periods.flatMap((period) => dueDate(id, rule, period, known) ?? [])
  })
  return [...dates, ...afterMeetings(dates, known, data)].sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
})

function dueDate(id: string, rule: DueRule, period: string, known: Extensions): DueDate | undefined {
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
    moved: by === undefined || statutory === undefined ? undefined : { from: statutory, by },
    moves: moving.length,
    changedOn: latest([row, ...moving].map(({ checkedOn }) => checkedOn)),
    doubt,
  }
}

// Without a slash: calendars that store an event under its UID take it for part of an address.
const idOf = (ruleId: string, period: string) => `${dutyIdOf(ruleId)}-${period}`

/** What a rule makes due, as the id of an element or the beginning of a date's id. */
export const dutyIdOf = (ruleId: string): string => ruleId.replace('due-dates/', '').replaceAll('/', '-')

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
      const date = dueDate(id, ruleFor('show', rule), writeDay(heldOn), known)
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

/** What is due, with the form if the title does not name it: MGT-7: Annual return of a company. */
export function titleOf({ title, form }: { title: string; form?: string }): string {
  return form === undefined || title.includes(form) ? title : `${form}: ${title}`
}

/** The shorter name: a form, but not several of them. */
export const nameOf = ({ form, title }: { title: string; form?: string }): string =>
  form === undefined || form.includes(',') ? title : form

export const periodWords = ({ period }: DueDate, language?: string): string =>
  language !== undefined && isMonth(period) ? formatMonth(`${period}-01`, language) : sayPeriod(period)

const isMonth = (period: string) => /^\d{4}-\d\d$/.test(period)

/** What is due, and for which period. */
export const wordsOf = (date: DueDate) => ({ title: titleOf(date.rule), period: periodWords(date) })

type Words = Pick<PageCalendar, 'remarks' | 'dates'>

export function remarksOn(date: DueDate, words: Words): string[] {
  const doubt = notesOn(date).includes('doubt') ? [`${words.dates.doubt} ${date.doubt ?? ''}`] : []
  return [...remarksOnDay(date, words), ...doubt]
}

/** The remarks without the doubt, where a title says that the date is not certain. */
export function remarksOnDay(date: DueDate, words: Pick<Words, 'remarks'>): string[] {
  const { remarks } = words
  const notes = notesOn(date)
  return [
    ...(notes.includes('nextOpen') ? [fillTokens(remarks.nextOpen, { weekday: date.weekday })] : []),
    ...(notes.includes('sunday') ? [remarks.sunday] : []),
    ...ownRemarksOn(date, words),
  ]
}

/** No reading of the law moves it, and no meeting that is only assumed. */
export const isCertain = ({ row, doubt, meeting }: DueDate): boolean =>
  row.confidence === 'high' && doubt === undefined && meeting === undefined

/** What is due for which period, and that the date is not certain where it is not. */
export function markedTitle(
  { row }: DueDate,
  texts: { title: string; period: string },
  { event }: Pick<PageCalendar, 'event'>,
): string {
  return fillTokens(row.confidence === 'high' ? event.title : event.uncertain, texts)
}

/** The note on what is due, at the first of its dates in a list: once is enough. */
export function noteOn({ id, row }: DueDate, list: readonly DueDate[]): string | undefined {
  return list.find((date) => date.row.note === row.note)?.id === id ? row.note : undefined
}

/** That an order moved this date, or from which meeting it is counted. */
export function ownRemarksOn({ moved, meeting }: DueDate, { remarks }: Pick<Words, 'remarks'>): string[] {
  const { authority = '', condition = '' } = moved?.by ?? {}
  return [
    ...(moved === undefined ? [] : [fillTokens(remarks.moved, { day: formatDay(moved.from), authority, condition })]),
    ...(meeting === undefined ? [] : [fillTokens(remarks.meeting, { day: formatDay(meeting) })]),
  ]
}

/** That a date is uncertain, that it is a Sunday, or that the tax office or the bank is closed. */
export function notesOn({ day, rule, weekday, meeting, doubt }: DueDate): (keyof PageCalendar['notes'])[] {
  const isClosed = rule.closed !== undefined && findNextOpen(day, rule.closed) !== undefined
  return [
    // The doubt of a date after a meeting is the day by which calendars differ, and the text about
    // the meeting states it.
    ...(doubt === undefined || meeting !== undefined ? [] : (['doubt'] as const)),
    ...(isClosed ? (['nextOpen'] as const) : weekday === 'Sunday' ? (['sunday'] as const) : []),
  ]
}
