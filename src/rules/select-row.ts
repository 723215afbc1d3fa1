import { readDay } from './days/civil-day.ts'
import type { Day } from './days/civil-day.ts'
import { readPeriod } from './days/period.ts'
import { missing, unknown, unsettled } from './result.ts'
import type { KnownSum, Standing, Sum, Unknown } from './result.ts'
import type { Case, Row, Rule } from './rule.ts'

interface DatedRow<Figures> extends Standing {
  from: string
  ends?: true
  figures?: Figures
}

/** The row in force on a day: the last that began by then. None before the first row. */
export function findRow<Any extends { from: string }>(rows: readonly Any[], day: Day): Any | undefined {
  return rows.filter(({ from }) => (readDay(from) ?? Infinity) <= day).at(-1)
}

export interface Selected<Figures> {
  kind: 'row'
  figures: Figures
  standing: Standing
}

/** The figures in force on a day, or why there are none to compute with. */
export function selectRow<Figures>(rows: readonly DatedRow<Figures>[], day: Day): Selected<Figures> | Unknown {
  const row = findRow(rows, day)
  if (row === undefined) return unknown('no-row')
  if (row.ends === true) return unknown('ended')
  const { figures, authority, source, checkedOn, confidence, doubt } = row
  if (confidence === 'low' || figures === undefined) return unsettled(doubt)
  const standing = { authority, source, checkedOn, confidence, ...(doubt === undefined ? {} : { doubt }) }
  return { kind: 'row', figures, standing }
}

/** The day that selects the row, by the basis: the period's first, the event's, or of filing. */
function basisDayOf(basis: Rule['basis'], given: Case): Day | Unknown {
  if (basis === 'period') return readPeriod(given.period ?? '')?.first ?? missing('period')
  const keys = basis === 'filing' ? (['filed'] as const) : (['from', 'due'] as const)
  const key = keys.find((one) => given[one] !== undefined) ?? 'on'
  return readDay(given[key] ?? '') ?? missing(key)
}

interface RuleWith<Figures> extends Pick<Rule, 'basis' | 'byOrder'> {
  rows: readonly DatedRow<Figures>[]
}

/** A sum, with what only some kinds of rule know besides. */
export type Computed = Sum & Partial<KnownSum>

/**
 * Turns a kind's arithmetic into a function of its rule, and adds the law of the row in force. The
 * mark lets the bundler leave out the kinds that a page does not use.
 */
// @__NO_SIDE_EFFECTS__
export function byRow<Figures>(compute: (figures: Figures, given: Case) => Computed | Unknown) {
  return ({ basis, byOrder, rows }: RuleWith<Figures>, given: Case): KnownSum | Unknown => {
    const day = basisDayOf(basis, given)
    const row = typeof day === 'number' ? selectRow(rows, day) : day
    if (row.kind === 'unknown') return row
    const sum = compute(row.figures, given)
    if (sum.kind === 'unknown') return sum
    return { byOrder: byOrder === true, others: [], ...row.standing, ...sum, kind: 'sum' }
  }
}

/** Whether a row's figures may be used to compute. */
export function isSettled({ confidence, ends, figures }: Pick<Row, 'confidence' | 'ends' | 'figures'>): boolean {
  return confidence !== 'low' && ends !== true && figures !== undefined
}
