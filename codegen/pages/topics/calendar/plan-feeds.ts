import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fixedPaths } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { writeDay } from '#src/rules/days/civil-day.ts'
import { calendarDates, calendarYears, markedTitle, remarksOn, wordsOf } from './due-dates.ts'
import type { DueDate } from './due-dates.ts'
import { lateCostOf } from './late-cost.ts'

export type Profile = ReturnType<typeof profilesOf>[number]

/** The profiles that have dates, group by group, in the order of data/pages/calendar.yaml. */
export function profilesOf(data: SiteData, dates: readonly DueDate[]) {
  const { groups, profiles } = data.singles['page:calendar'].value
  const ordered = Object.keys(groups).flatMap((name) =>
    Object.entries(profiles).filter(([, { group }]) => group === name),
  )
  return ordered.flatMap(([id, { group, label, text }]) => {
    const own = dates.filter(({ rule }) => rule.who.some((who) => who === id))
    const states = statesOf(data, Number(/^gst-quarterly-(\d+)$/.exec(id)?.[1]))
    return own.length === 0 ? [] : [{ id, group, label, text: text && fillTokens(text, { states }), dates: own }]
  })
}

/** The states whose quarterly filers have that day. */
function statesOf({ catalogue }: Pick<SiteData, 'catalogue'>, day: number): string {
  const names = [...catalogue.states.values()].flatMap(({ value }) =>
    value.quarterlyReturnDay === day ? [value.name] : [],
  )
  return names.sort().join(', ')
}

export type Feed = ReturnType<typeof planFeeds>[number]
export type FeedEvent = Feed['events'][number]

/** A feed for each profile that has dates. They depend on the data and the tax year of the day. */
export function planFeeds(data: SiteData, origin: string) {
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

function eventOf(date: DueDate, { data, page }: { data: SiteData; page: string }) {
  const texts = data.singles['page:calendar'].value
  const { row, due, weekday, moved, moves, changedOn } = date
  const { title, period } = wordsOf(date)
  const remarks = remarksOn(date, texts)
  const cost = lateCostOf(date, data, texts.late)
  return {
    // The rule and the period: it stays when the day moves.
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
    // Name and text of the event in a calendar.
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
