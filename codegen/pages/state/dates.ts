import { formatDay } from '#src/rules/days/civil-day.ts'
import type { State } from '#generated/records.ts'
import { formatDate } from '../../model/texts/format.ts'
import { fixedPaths } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { calendarDates, noteOn, periodWords, remarksOn, titleOf } from '../topics/calendar/due-dates.ts'
import { fromToday } from '../topics/calendar/next-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import type { StatePayload } from '#src/pages/state/payload.ts'

/** The next due dates of the monthly, the quarterly and the composition filers of a state. */
export function stateDates({ name, quarterlyReturnDay }: State, { data }: PlanContext): StatePayload['dates'] {
  const texts = data.singles['page:calendar'].value
  const { dates: words } = data.singles['page:state'].value
  const who = ['gst-monthly', `gst-quarterly-${quarterlyReturnDay}`, 'gst-composition']
  const own = calendarDates(data).filter(({ rule }) => rule.who.some((one) => who.includes(one)))
  const labels = new Map(Object.entries(texts.profiles).map(([id, { label }]) => [id, label]))
  const tokens = { state: name, day: formatDate(data.today) }
  return {
    asOf: fillTokens(words.asOf, tokens),
    asOfToday: fillTokens(words.asOfToday, tokens),
    over: fillTokens(words.over, tokens),
    madeOn: data.today,
    rows: fromToday(own, data).map((date, _, shown) => {
      const note = noteOn(date, shown)
      const remarks = [...remarksOn(date, texts), ...(note === undefined ? [] : [note])]
      return {
        id: date.id,
        iso: date.due,
        // All of them are within a year of the day that the text names.
        day: formatDay(date.day).replace(/ \d+$/, ''),
        weekday: date.weekday,
        what: titleOf(date.rule),
        period: periodWords(date),
        who: who.flatMap((one) => (date.rule.who.some((id) => id === one) ? (labels.get(one) ?? []) : [])).join(' · '),
        ...(remarks.length === 0 ? {} : { remarks }),
      }
    }),
    all: { href: fixedPaths.calendar, label: words.all },
  }
}
