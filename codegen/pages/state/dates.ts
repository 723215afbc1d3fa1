import { formatDay } from '#src/rules/days/civil-day.ts'
import type { State } from '#generated/records.ts'
import { fixedPaths } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { calendarDates, noteOn, periodWords, remarksOn, titleOf, todayOf } from '../shared/calendar/due-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import type { StatePayload } from './payload.ts'

const datesShown = 3
// A page that is read half a year after it was made hides the dates that have passed, and still has
// three.
const daysKept = 225

// The page names the day after the last date before today, so that it changes only when its dates
// do.
export function stateDates({ name, quarterlyReturnDay }: State, { data }: PlanContext): StatePayload['dates'] {
  const texts = data.singles['page:calendar'].value
  const { dates: words } = data.singles['page:state'].value
  const who = ['gst-monthly', `gst-quarterly-${quarterlyReturnDay}`, 'gst-composition']
  const own = calendarDates(data).filter(({ rule }) => rule.who.some((one) => who.includes(one)))
  const now = todayOf(data)
  const passed = own.findLast(({ day }) => day < now)
  const labels = new Map(Object.entries(texts.profiles).map(([id, { label }]) => [id, label]))
  // Also counted from the day that the text names.
  const from = passed ? passed.day + 1 : now
  const tokens = { state: name, day: formatDay(from) }
  return {
    text: fillTokens(words.text, tokens),
    later: fillTokens(words.later, tokens),
    over: fillTokens(words.over, tokens),
    shown: datesShown,
    rows: own
      .filter(({ day }) => day >= now && day <= from + daysKept)
      .map((date, _, shown) => {
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
          who: who
            .flatMap((one) => (date.rule.who.some((id) => id === one) ? (labels.get(one) ?? []) : []))
            .join(' · '),
          ...(remarks.length === 0 ? {} : { remarks }),
        }
      }),
    all: { href: fixedPaths.calendar, label: words.all },
  }
}
