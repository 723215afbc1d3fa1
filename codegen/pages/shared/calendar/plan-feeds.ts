import type { PageCalendar } from '#generated/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fixedPaths } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { writeDay } from '#src/rules/days/civil-day.ts'
import type { RowOf } from '#src/rules/rule.ts'
import { calendarDates, calendarYears, markedTitle, periodWords, remarksOn, titleOf } from './due-dates.ts'
import type { DueDate } from './due-dates.ts'
import { lateCostOf } from './late-cost.ts'

export interface Profile {
  id: string
  group: keyof PageCalendar['groups']
  label: string
  text: string
  dates: readonly DueDate[]
}

/** The profiles that have dates, group by group, in the order of data/pages/calendar.yaml. */
export function profilesOf(data: SiteData, dates: readonly DueDate[]): Profile[] {
  const { groups, profiles } = data.singles['page:calendar'].value
  const ordered = Object.keys(groups).flatMap((name) =>
    Object.entries(profiles).filter(([, { group }]) => group === name),
  )
  return ordered.flatMap(([id, { group, label, text }]) => {
    const own = dates.filter(({ rule }) => rule.who.some((who) => who === id))
    const states = statesOf(data, Number(/^gst-quarterly-(\d+)$/.exec(id)?.[1]))
    return own.length === 0 ? [] : [{ id, group, label, text: fillTokens(text, { states }), dates: own }]
  })
}

/** The states whose quarterly filers have that day. */
function statesOf({ catalogue }: Pick<SiteData, 'catalogue'>, day: number): string {
  const names = [...catalogue.states.values()].flatMap(({ value }) =>
    value.quarterlyReturnDay === day ? [value.name] : [],
  )
  return names.sort().join(', ')
}

export interface Feed {
  profile: string
  name: string
  /** The page that shows the same dates. */
  page: string
  years: readonly string[]
  events: readonly FeedEvent[]
}

type Standing = Pick<RowOf<'due-date'>, 'confidence' | 'authority' | 'source' | 'checkedOn'>

export interface FeedEvent extends Standing, Pick<DueDate, 'due' | 'weekday' | 'moves' | 'changedOn' | 'period'> {
  /** The rule and the period at the site's host. It stays when the day moves. */
  uid: string
  title: string
  /** Why the day is not certain, that it is a Sunday, that it was moved. */
  remarks: readonly string[]
  late: string | undefined
  note: string | undefined
  movedFrom: string | undefined
  /** Name and text of the event in a calendar. */
  summary: string
  description: readonly string[]
}

/** A feed for each profile that has dates. They depend on the data and the tax year of the day. */
export function planFeeds(data: SiteData, origin: string): Feed[] {
  const texts = data.singles['page:calendar'].value
  const page = `${origin}${fixedPaths.calendar}`
  const dates = calendarDates(data)
  const events = new Map(dates.map((date) => [date.id, eventOf(date, { data, page })]))
  return profilesOf(data, dates).map(({ id, label, dates: own }) => ({
    profile: id,
    name: fillTokens(texts.event.feed, { profile: label }),
    page,
    years: calendarYears(data),
    events: own.flatMap((date) => events.get(date.id) ?? []),
  }))
}

function eventOf(date: DueDate, { data, page }: { data: SiteData; page: string }): FeedEvent {
  const texts = data.singles['page:calendar'].value
  const { row, due, weekday, moved, moves, changedOn } = date
  const [title, period] = [titleOf(date.rule), periodWords(date)]
  const remarks = remarksOn(date, texts)
  const cost = lateCostOf(date, data, texts.late)
  return {
    uid: `${date.id}@${new URL(page).hostname}`,
    due,
    weekday,
    title,
    period,
    confidence: row.confidence,
    remarks,
    late: cost,
    note: row.note,
    authority: row.authority,
    source: row.source,
    checkedOn: row.checkedOn,
    moves,
    movedFrom: moved && writeDay(moved.from),
    changedOn,
    summary: markedTitle(date, { title, period }, texts),
    description: [
      ...remarks,
      ...(row.note === undefined ? [] : [row.note]),
      ...(cost === undefined ? [] : [`${texts.late.label} ${cost}`]),
      fillTokens(texts.event.authority, { authority: row.authority }),
      fillTokens(texts.event.checked, { day: formatDate(row.checkedOn) }),
      fillTokens(texts.event.page, { address: page }),
    ],
  }
}
