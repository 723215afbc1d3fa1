import { formatDay, toDate } from '#src/rules/days/civil-day.ts'
import { formatDate, formatMonth } from '../../model/texts/format.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { calendarDates, yearOf } from '../calendar/due-dates.ts'
import type { DueDate } from '../calendar/due-dates.ts'
import { lateCostOf } from '../calendar/late-cost.ts'
import { nextDatesOf } from '../calendar/next-dates.ts'
import { feedPath, profilesOf, statesOf } from '../calendar/profiles.ts'
import type { Profile } from '../calendar/profiles.ts'
import { periodOf, remarksOn, titleOf } from '../calendar/say-date.ts'
import { undatedOf } from '../calendar/undated.ts'
import type { PlanContext } from '../context.ts'
import type { CalendarDuty, CalendarPayload, CalendarProfile } from '../payloads/calendar-page.ts'
import type { RoutePlan } from '../route-plan.ts'
import { planSinglePage } from './plan-single-page.ts'

/** The calendar of due dates. */
export function planCalendar(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:calendar']
  // Asked for when it is compared, written and put into the share picture.
  let payload: CalendarPayload | undefined
  return planSinglePage(
    { kind: 'calendar', entry, seo: entry.value.seo, payload: () => (payload ??= calendarPayload(context)) },
    context,
  )
}

function calendarPayload(context: PlanContext): CalendarPayload {
  const { data, show, contact } = context
  const texts = data.singles['page:calendar'].value
  const { heading, intro, filter, dates: words, late, feeds, merge, sources, undated } = texts
  const dates = calendarDates(data)
  const profiles = profilesOf(data, dates)
  const duties = dutiesOf(dates, profiles, context)
  const next = nextDatesOf(data.singles['page:home'].value.nextDates ?? [], context)
  return {
    page: show({ heading, intro, filter, dates: words, late: late.label, feeds, merge, sources, undated }),
    ...(next ? { next } : {}),
    years: texts.years,
    madeOn: context.today,
    newTabNote: contact.newTabNote,
    copiedMs: data.singles.site.value.timers.copiedMs,
    groups: groupsOf(profiles, context),
    quarterly: profiles.flatMap(({ id, label }) => {
      const states = statesOf(data, Number(/^gst-quarterly-(\d+)$/.exec(id)?.[1]))
      return states === '' ? [] : [{ label, states }]
    }),
    months: monthsOf(dates, [...duties.keys()], context),
    duties: [...duties.values()],
    undated: undatedOf(data, dates),
  }
}

/** Profiles under the headings of their groups; a group's profiles stay together in the data's order. */
function groupsOf(profiles: readonly Profile[], { data, origin }: PlanContext): CalendarPayload['groups'] {
  return Object.entries(data.singles['page:calendar'].value.groups).flatMap(([id, heading]) => {
    const own = profiles.filter(({ group }) => group === id).map((profile) => toShown(profile, origin))
    return own.length === 0 ? [] : [{ heading, profiles: own }]
  })
}

function toShown({ id, label, text }: Profile, origin: string): CalendarProfile {
  const ics = feedPath(id, 'ics')
  const address = `${origin}${ics}`
  return {
    id,
    label,
    text,
    feed: { subscribe: address.replace(/^https?:/, 'webcal:'), address, ics, json: feedPath(id, 'json') },
  }
}

const dutyKey = ({ ruleId, row }: DueDate) => `${ruleId} ${row.from}`

/** What is due by each row of a rule, in the order of the first dates. */
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
      // What it costs changes between its dates: one line cannot say it.
      if (known.late !== cost) delete known.late
      continue
    }
    const id = `${ruleId.replace('due-dates/', '').replaceAll('/', '-')}`
    const isSecond = [...duties.values()].some((other) => other.id === id)
    duties.set(key, {
      id: isSecond ? `${id}-${row.from}` : id,
      title: titleOf(rule),
      who: profiles.flatMap((profile, index) => (rule.who.some((who) => who === profile.id) ? [index] : [])),
      ...(row.doubt === undefined ? {} : { doubt: row.doubt }),
      ...(cost === undefined ? {} : { late: cost }),
      ...(row.note === undefined ? {} : { note: row.note }),
      source: { label: row.authority, href: row.source },
      checked: fillTokens(sources.checked, { day: formatDate(row.checkedOn) }),
    })
  }
  return duties
}

function monthsOf(
  dates: readonly DueDate[],
  duties: readonly string[],
  { data }: PlanContext,
): CalendarPayload['months'] {
  const texts = data.singles['page:calendar'].value
  const months = new Map<string, DueDate[]>()
  for (const date of dates) months.set(date.due.slice(0, 7), [...(months.get(date.due.slice(0, 7)) ?? []), date])
  return [...months].map(([month, own]) => {
    const label = formatMonth(`${month}-01`)
    return {
      id: `m${month}`,
      label,
      short: `${label.slice(0, 3)} ${label.slice(-4)}`,
      year: texts.years.findIndex((year) => own.some(({ day }) => year.startsWith(String(yearOf(day))))),
      rows: own.map((date) => {
        const remarks = remarksOn(date, texts)
        return {
          id: date.id,
          iso: date.due,
          day: formatDay(date.day).replace(` ${toDate(date.day).year}`, ''),
          weekday: date.weekday,
          duty: duties.indexOf(dutyKey(date)),
          period: periodOf(date),
          ...(remarks.length === 0 ? {} : { remarks }),
        }
      }),
    }
  })
}
