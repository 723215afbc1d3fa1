import type { PageCalendar } from '#generated/records.ts'
import { formatDay, toDate } from '#src/rules/days/civil-day.ts'
import { formatDate, formatMonth } from '../../model/texts/format.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { SiteData } from '../../model/records.ts'
import { fixedPaths } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { calendarDates, dutyIdOf, notesOn, ownRemarksOn, periodWords, titleOf } from '../topics/calendar/due-dates.ts'
import type { DueDate } from '../topics/calendar/due-dates.ts'
import { calendarAnchors, listedDates, monthId } from '../topics/calendar/listed-dates.ts'
import { lateCostOf } from '../topics/calendar/late-cost.ts'
import { nextDaysOf } from '../topics/calendar/next-dates.ts'
import { profilesOf } from '../topics/calendar/plan-feeds.ts'
import type { Profile } from '../topics/calendar/plan-feeds.ts'
import type { PlanContext } from '../shared/context.ts'
import type { CalendarDay, CalendarDuty, CalendarPayload } from '#src/pages/calendar/payload.ts'
import { singlePage } from '../page.ts'

export const calendar = singlePage('calendar', {
  more: ({ data }) => ({ anchors: calendarAnchors(data) }),
  payload: calendarPayload,
  card: ({ page, groups, months }) => ({
    heading: page.heading,
    facts: [
      { value: `${months[0]?.label ?? ''} to ${months.at(-1)?.label ?? ''}`, label: page.dates.heading },
      { value: groups.map(({ heading }) => heading).join(', '), label: page.dates.who },
    ],
  }),
})

function calendarPayload(context: PlanContext): CalendarPayload {
  const { data, show, contact, origin } = context
  const { today } = data
  const texts = data.singles['page:calendar'].value
  const { heading, intro, filter, notes, late, feeds, merge, sources, undated } = texts
  const all = calendarDates(data)
  const dates = listedDates(data)
  const listed = fillTokens(texts.dates.listed, { day: formatDate(today) })
  const profiles = profilesOf(data, all)
  const duties = dutiesOf(dates, profiles, context)
  return {
    // Next to the list of sources, so that compression finds the repeated words.
    duties: [...duties.values()],
    page: show({
      heading,
      intro,
      filter,
      dates: { ...texts.dates, listed },
      notes,
      late: late.label,
      feeds,
      merge,
      sources,
      undated,
    }),
    next: nextDaysOf(context),
    madeOn: today,
    newTabNote: contact.newTabNote,
    copiedMs: data.singles.site.value.timers.copiedMs,
    feeds: `${origin}${fixedPaths.calendar}/`,
    everyday: texts.everyday.map((id) => profiles.findIndex((one) => one.id === id)).filter((nth) => nth >= 0),
    // The profiles of a group are side by side.
    groups: [...groupBy(profiles, ({ group }) => group)].map(([group, own]) => ({
      heading: texts.groups[group],
      profiles: own.map(({ id, label }) => ({ id, label })),
    })),
    quarterly: profiles.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, value: text }])),
    months: monthsOf(dates, [...duties.keys()], texts),
    undated: undatedOf(data, all),
  }
}

const dutyKey = ({ ruleId, row }: DueDate) => `${ruleId} ${row.from}`

/** What each row of a rule makes due, in the order of the first dates. */
function dutiesOf(
  dates: readonly DueDate[],
  profiles: readonly Profile[],
  { data }: PlanContext,
): Map<string, CalendarDuty> {
  const { sources, late } = data.singles['page:calendar'].value
  const duties = new Map<string, CalendarDuty>()
  for (const date of dates) {
    const { rule, row, ruleId } = date
    const key = dutyKey(date)
    const cost = lateCostOf(date, data, late)
    const known = duties.get(key)
    if (known !== undefined) {
      // The cost changes between its dates, so one line cannot say it.
      if (known.late !== cost) delete known.late
      continue
    }
    const id = dutyIdOf(ruleId)
    const isSecond = [...duties.values()].some((other) => other.id === id)
    duties.set(key, {
      id: isSecond ? `${id}-${row.from}` : id,
      title: titleOf(rule),
      who: profiles.flatMap((profile, index) => (rule.who.some((who) => who === profile.id) ? [index] : [])),
      doubt: row.doubt,
      late: cost,
      note: row.note,
      source: { label: row.authority, href: row.source },
      checked: fillTokens(sources.checked, { day: formatDate(row.checkedOn) }),
    })
  }
  return duties
}

function monthsOf(
  dates: readonly DueDate[],
  duties: readonly string[],
  texts: PageCalendar,
): CalendarPayload['months'] {
  return [...groupBy(dates, ({ due }) => due.slice(0, 7))].map(([month, own]) => ({
    id: monthId(month),
    label: formatMonth(`${month}-01`),
    days: daysOf(own, duties, texts),
  }))
}

/** The dates of a month by day, so that a day is sent to the browser once. */
function daysOf(dates: readonly DueDate[], duties: readonly string[], texts: PageCalendar): CalendarDay[] {
  const rowOf = (date: DueDate): CalendarDay['rows'][number] => {
    const remarks = ownRemarksOn(date, texts)
    const notes = notesOn(date)
    return {
      duty: duties.indexOf(dutyKey(date)),
      period: periodWords(date),
      notes: notes.length === 0 ? undefined : notes,
      remarks: remarks.length === 0 ? undefined : remarks,
    }
  }
  return [...groupBy(dates, ({ due }) => due)].map(([iso, own]) => {
    const [{ day, weekday }] = own
    return { iso, day: formatDay(day).replace(` ${toDate(day).year}`, ''), weekday, rows: own.map(rowOf) }
  })
}

/** Rules without a day in the calendar, or without one for some periods, with the reason. */
function undatedOf({ catalogue, singles }: SiteData, dates: readonly DueDate[]): CalendarPayload['undated'] {
  const { undatedEvent, meeting } = singles['page:calendar'].value
  const dated = new Set(dates.map(({ ruleId }) => ruleId))
  return [...catalogue.rules.values()].flatMap(({ id, value }) => {
    if (value.kind !== 'due-date') return []
    const title = titleOf(value)
    if (value.period === 'event')
      return dated.has(id) || meeting?.followedBy.includes(id)
        ? []
        : [{ title, why: fillTokens(undatedEvent, { event: value.event ?? value.title }) }]
    const doubt = value.rows.findLast(({ confidence }) => confidence === 'low')?.doubt
    return doubt === undefined ? [] : [{ title, why: doubt }]
  })
}
