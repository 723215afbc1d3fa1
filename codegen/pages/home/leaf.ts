import { formatDay } from '#src/rules/days/civil-day.ts'
import type { PageHome } from '#generated/records.ts'
import { formatDate } from '../../model/texts/format.ts'
import { fixedPaths, servicePath } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { getRecord } from '../../lib/present.ts'
import { calendarDates, nameOf, periodWords, todayOf } from '../topics/calendar/due-dates.ts'
import type { DueDate } from '../topics/calendar/due-dates.ts'
import { shortLateCost } from '../topics/calendar/late-cost.ts'
import { certainDates } from '../topics/calendar/next-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import type { HomeLeaf, LedgerRow } from '#src/pages/home/payload.ts'

type Ledger = PageHome['hero']['ledger']

/** Today's ledger. Times and fees are those of the services, so that pages cannot disagree. */
export function leafOf(texts: Ledger, context: PlanContext): HomeLeaf {
  const { catalogue, singles, today } = context.data
  const { value: calendar } = singles['page:calendar']
  const { next, late } = calendar
  const { particulars, readyIn, fee, rows, dated, all, correction } = texts
  return {
    away: { today: next.today, tomorrow: next.tomorrow, inDays: next.inDays },
    madeOn: today,
    dates: certainDates(singles['page:home'].value.nextDates ?? [], context).map((date) => ({
      iso: date.due,
      day: dayAndMonth(date),
      title: fillTokens(calendar.event.title, { title: nameOf(date.rule), period: withoutYear(periodWords(date)) }),
      late: shortLateCost(date, context.data, late),
    })),
    late: late.label,
    later: fillTokens(next.asOfToday, { day: formatDate(today) }),
    over: fillTokens(next.over, { day: formatDate(today) }),
    allDates: { label: next.all, href: fixedPaths.calendar },
    missed: { label: next.missed, href: fixedPaths.late },
    season: seasonOf(dated, context),
    heads: { particulars, readyIn, fee },
    rows: rows.map((row) => rowOf(row.service, context, row.unit)),
    all: { label: all, count: catalogue.services.size },
    correction: correctionOf(correction, context),
  }
}

// The dates are near enough to need no year.
const withoutYear = (words: string) => words.replace(/ \d{4}$/, '')
const dayAndMonth = ({ day }: DueDate) => withoutYear(formatDay(day))

function rowOf(id: string, { data, prices }: PlanContext, unit?: string): LedgerRow {
  const { title, shortTitle, pricing, timeline } = getRecord(data.catalogue.services, id).value
  const price = pricing && prices.parts(pricing.basic)
  return {
    href: pricing === undefined ? servicePath(id) : `${servicePath(id)}#pricing`,
    name: shortTitle ?? title,
    time: timeline?.normal ?? '',
    fee: price?.amount ?? '',
    // A line may end before the tax, and nowhere else.
    unit: price ? [unit?.replaceAll(' ', '\u00a0'), price.words].filter(Boolean).join(' ') : unit,
  }
}

/** The first date of the list that is near on the day of the build, or else the last entry's. */
function seasonOf({ until, dates }: Ledger['dated'], context: PlanContext): HomeLeaf['season'] {
  const today = todayOf(context.data)
  const due = calendarDates(context.data)
  const next = dates.map((one) => ({ one, date: due.find(({ ruleId, day }) => ruleId === one.rule && day >= today) }))
  const isNear = ({ one, date }: { one: { daysBefore: number }; date?: DueDate | undefined }) =>
    date !== undefined && date.day - today <= one.daysBefore
  const { one, date } = next.find(isNear) ?? next.at(-1) ?? {}
  if (one === undefined || date === undefined) return undefined
  return {
    href: one.missed === true ? `${servicePath(one.service)}#lateness` : rowOf(one.service, context).href,
    name: one.name,
    text: `${date.rule.title}, ${periodWords(date)},`,
    until,
    time: dayAndMonth(date),
    iso: date.due,
  }
}

/** The published figure and its day come from the fact to which the sentence is tied. */
function correctionOf(correction: Ledger['correction'], { data }: PlanContext): HomeLeaf['correction'] {
  if (!correction) return undefined
  const { published, since } = getRecord(data.catalogue.facts, correction.now.fact).value
  if (since === undefined) return undefined
  const labels = data.singles['page:home'].value.figures
  return {
    href: correction.href,
    now: correction.now.text,
    was: published,
    since: `${correction.since} ${formatDate(since)}`,
    published: labels.published,
  }
}
