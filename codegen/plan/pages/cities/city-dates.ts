import { readDay, writeDay } from '#src/rules/days/civil-day.ts'
import type { State } from '#generated/records.ts'
import { calendarDates } from '../../calendar/due-dates.ts'
import { nextDatesOf } from '../../calendar/next-dates.ts'
import type { PlanContext } from '../../context.ts'
import type { NextDates } from '../../payloads/shared/next-dates.ts'

/**
 * The next days for those who file by the quarter in a state. They are seen from the day behind the last one that has passed, and not from
 * today: so the pages of ten thousand cities change when a date does, and not every day.
 */
export function cityDates({ quarterlyReturnDay }: State, context: PlanContext): NextDates | undefined {
  const { data, today } = context
  const group = `gst-quarterly-${quarterlyReturnDay}`
  const rules = [...data.catalogue.rules.values()].flatMap(({ id, value }) =>
    value.kind === 'due-date' && value.who.some((one) => one === group) ? [id] : [],
  )
  const now = readDay(today) ?? 0
  const passed = calendarDates(data).findLast(({ ruleId, day }) => day < now && rules.includes(ruleId))
  return nextDatesOf(rules, { ...context, today: passed ? writeDay(passed.day + 1) : today })
}
