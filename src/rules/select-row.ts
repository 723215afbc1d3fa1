import { readDay } from './days/civil-day.ts'
import type { Day } from './days/civil-day.ts'
import { readPeriod } from './days/period.ts'
import { missing, unknown } from './result.ts'
import type { Standing, Unknown } from './result.ts'
import type { Case, Row, Rule } from './rule.ts'

interface DatedRow extends Standing {
  from: string
  ends?: true
}

/**
 * The row in force on a day: the last one that began by then. Before the first row there is none,
 * and no later one is used.
 */
export function findRow<Any extends { from: string }>(rows: readonly Any[], day: Day): Any | undefined {
  return rows.findLast(({ from }) => (readDay(from) ?? Infinity) <= day)
}

export interface Selected<Figures> {
  kind: 'row'
  figures: Figures
  standing: Standing
}

/** The figures in force on a day, or why there are none to compute with. */
export function selectRow<Figures>(
  rows: readonly (DatedRow & { figures?: Figures })[],
  day: Day,
): Selected<Figures> | Unknown {
  const row = findRow(rows, day)
  if (row === undefined) return unknown('no-row')
  if (row.ends === true) return unknown('ended')
  // Figures about which sources disagree are given in words only.
  if (row.confidence === 'low' || row.figures === undefined)
    return { kind: 'unknown', why: 'unsettled', ...(row.doubt === undefined ? {} : { doubt: row.doubt }) }
  return { kind: 'row', figures: row.figures, standing: standingOf(row) }
}

export function standingOf({ authority, source, checkedOn, confidence, doubt }: Standing): Standing {
  return { authority, source, checkedOn, confidence, ...(doubt === undefined ? {} : { doubt }) }
}

/**
 * The day of a case that selects the row, by the rule's basis: the first day of the period, the
 * event, or the day of filing.
 */
function basisDayOf(basis: Rule['basis'], given: Case): Day | Unknown {
  if (basis === 'period')
    return given.period === undefined ? missing('period') : (readPeriod(given.period)?.first ?? missing('period'))
  const [key, text] =
    basis === 'filing'
      ? given.filed === undefined
        ? (['on', given.on] as const)
        : (['filed', given.filed] as const)
      : given.from !== undefined
        ? (['from', given.from] as const)
        : given.due !== undefined
          ? (['due', given.due] as const)
          : (['on', given.on] as const)
  return readDay(text ?? '') ?? missing(key)
}

/** The figures of a rule for a case. */
export function selectFor<Figures>(
  { basis, rows }: { basis: Rule['basis']; rows: readonly (DatedRow & { figures?: Figures })[] },
  given: Case,
): Selected<Figures> | Unknown {
  const day = basisDayOf(basis, given)
  return typeof day === 'number' ? selectRow(rows, day) : day
}

/** Whether a row's figures may be used to compute. */
export function isSettled({ confidence, ends, figures }: Pick<Row, 'confidence' | 'ends' | 'figures'>): boolean {
  return confidence !== 'low' && ends !== true && figures !== undefined
}
