import { addMonths, dayOfMonth, readDay, toDate, weekdayOf, writeDay } from './civil-day.ts'
import type { Day } from './civil-day.ts'
import { findNextOpen } from './next-open.ts'
import { readPeriod } from './period.ts'
import type { Period } from './period.ts'
import { missing, unknown } from '../result.ts'
import type { KnownDay, Unknown } from '../result.ts'
import type { Extension, FiguresOf, RuleOf } from '../rule.ts'
import { selectRow } from '../select-row.ts'

/** Extensions by id, as data/extensions.yaml holds them. */
export type Extensions = Readonly<Record<string, Extension>>

interface Asked {
  /** The rule's id, by which extensions name it. */
  id: string
  rule: RuleOf<'due-date'>
  extensions?: Extensions
}

/**
 * The due day for a period or after an event. Only an order moves it. On the portals a Sunday moves
 * nothing. For income tax, section 10 of the General Clauses Act and CBDT Circulars 639 and 676
 * accept the next working day, so the result contains that day too.
 */
export function dueDay({ id, rule, extensions = {} }: Asked, text: string): KnownDay | Unknown {
  const period = readPeriod(text)
  if (period?.kind !== rule.period) return missing('period')
  const row = selectRow(rule.rows, period.first)
  if (row.kind === 'unknown') return row
  const statutory = statutoryDay(row.figures, period)
  if (statutory === undefined) return unknown('not-due')
  const [extension, moved] = findExtension(extensions, id, text) ?? []
  const day = moved ?? statutory
  const nextOpen = rule.closed && findNextOpen(day, rule.closed)
  return {
    kind: 'day',
    day,
    due: writeDay(day),
    weekday: weekdayOf(day),
    ...(nextOpen === undefined ? {} : { nextOpen }),
    ...(extension === undefined || moved === undefined ? {} : { statutory, extension }),
    ...row.standing,
  }
}

/** The day by the rule itself. Undefined if such a period has none. */
function statutoryDay(figures: FiguresOf<'due-date'>, { kind, last }: Period): Day | undefined {
  const month = toDate(last).month
  if (figures.endsIn !== undefined && !figures.endsIn.includes(month)) return undefined
  if (figures.daysAfter !== undefined) return last + figures.daysAfter
  const { monthsAfter = 0, day, lastDay } = figures.exceptions?.find(({ endsIn }) => endsIn === month) ?? figures
  if (lastDay === true) return dayOfMonth(last, monthsAfter, 'last')
  if (day !== undefined) return dayOfMonth(last, monthsAfter, day)
  // Months after an event end on the same day of the month as the event.
  return kind === 'event' ? addMonths(last, monthsAfter) : undefined
}

type Moved = [id: string, day: Day]

/** The sure extension that moves a rule's due day for a period, and the new day. */
function findExtension(extensions: Extensions, id: string, period: string): Moved | undefined {
  const moving = Object.entries(extensions).flatMap(([name, { kind, rules, period: of, to, confidence }]): Moved[] => {
    if (kind !== 'due-date' || confidence !== 'high' || of !== period || !rules.includes(id)) return []
    const day = readDay(to)
    return day === undefined ? [] : [[name, day]]
  })
  // Of several extensions the last one counts.
  return moving.sort(([, a], [, b]) => b - a)[0]
}
