import { formatDay, writeDay } from '#src/rules/days/civil-day.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fixedPaths } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { PlanContext } from '../../shared/context.ts'
import type { NextDates, NextDays } from '#src/content/payload/next-dates.ts'
import { calendarDates, isCertain, noteOn, remarksOn, remarksOnDay, todayOf, wordsOf } from './due-dates.ts'
import type { DueDate } from './due-dates.ts'

// A page that was built half a year ago still has three days to come.
const daysAhead = 215
/** The day up to which pages know dates. */
export const dayAhead = (data: SiteData): string => writeDay(todayOf(data) + daysAhead)

/** So many are shown, as src/lib/today shows them. */
export const datesShown = 3

/** The next days on which one of these rules makes something due, from the day of the build. */
export const comingDates = (rules: readonly string[], { data }: PlanContext): DueDate[] =>
  fromToday(datesOf(rules, data), data)

/** Those of them that are certain: the first thing that visitors read is no doubt. */
export const certainDates = (rules: readonly string[], { data }: PlanContext): DueDate[] =>
  fromToday(datesOf(rules, data).filter(isCertain), data)

const datesOf = (rules: readonly string[], data: SiteData): DueDate[] =>
  calendarDates(data).filter(({ ruleId }) => rules.includes(ruleId))

/** Those of these dates that are shown from the day of the build on, for half a year. */
export function fromToday(dates: readonly DueDate[], data: SiteData): DueDate[] {
  const today = todayOf(data)
  const coming = dates.filter(({ day }) => day >= today)
  const near = coming.filter(({ day }) => day <= today + daysAhead)
  return coming.slice(0, Math.max(datesShown, near.length))
}

export function nextDatesOf(rules: readonly string[], context: PlanContext): NextDates | undefined {
  const { singles, today } = context.data
  const texts = singles['page:calendar'].value
  const shown = comingDates(rules, context)
  if (shown.length === 0) return undefined
  const { heading, asOf, asOfToday, over, all, missed } = texts.next
  const day = formatDate(today)
  return {
    heading,
    asOf: fillTokens(asOf, { day }),
    asOfToday: fillTokens(asOfToday, { day }),
    over: fillTokens(over, { day }),
    madeOn: today,
    dates: shown.map((date) => ({
      iso: date.due,
      day: formatDay(date.day),
      weekday: date.weekday,
      title: fillTokens(texts.event.title, wordsOf(date)),
      remark: remarksOn(date, texts).join(' ') || undefined,
      note: noteOn(date, shown),
    })),
    all: { label: all, href: fixedPaths.calendar },
    missed: { label: missed, href: fixedPaths.late },
  }
}

/** The next dates of the home page, for the head of another page. */
export function nextDaysOf(context: PlanContext): NextDays | undefined {
  const { singles, today } = context.data
  const texts = singles['page:calendar'].value
  const shown = certainDates(singles['page:home'].value.nextDates ?? [], context)
  if (shown.length === 0) return undefined
  const { heading, over, all } = texts.next
  return {
    heading,
    over: fillTokens(over, { day: formatDate(today) }),
    madeOn: today,
    all: { label: all, href: fixedPaths.calendar },
    dates: shown.map((date) => ({
      iso: date.due,
      day: formatDay(date.day),
      title: fillTokens(texts.event.title, wordsOf(date)),
      remark: remarksOnDay(date, texts).join(' ') || undefined,
    })),
  }
}
