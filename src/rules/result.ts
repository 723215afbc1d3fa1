import type { Day, Weekday } from './days/civil-day.ts'
import type { Paise } from './money.ts'
import type { CaseKey, Row } from './rule.ts'

/** One step of the arithmetic, as data: pages show it and tests read it. */
export type Step =
  | { step: 'in-time' }
  | { step: 'no-advance-tax' }
  | { step: 'no-duty' }
  | { step: 'exempt'; below: Paise }
  | { step: 'enough'; percent: number }
  | { step: 'days'; days: number; each: Paise; is: Paise }
  | { step: 'full-steps'; of: Paise; is: Paise }
  | { step: 'by-day'; of: Paise; percent: number; days: number; yearDays: number; is: Paise }
  | { step: 'by-month'; of: Paise; percent: number; months: number; is: Paise }
  | { step: 'times'; of: Paise; times: number; is: Paise }
  | { step: 'count'; of: Paise; count: number; is: Paise }
  | { step: 'parts'; parts: number; size: Paise; over: Paise; each: Paise; is: Paise }
  | { step: 'less'; of: Paise; less: Paise; is: Paise }
  | { step: 'percent'; of: Paise; percent: number; is: Paise }
  | { step: 'year'; of: Paise; times: number; last?: { paise: Paise; in: string }; is: Paise }
  | { step: 'fixed'; label?: string; is: Paise }
  | { step: 'least'; is: Paise }
  | { step: 'limit'; is: Paise }
  | { step: 'rounded'; is: Paise }
  | { step: 'sum'; is: Paise }
  | { step: 'halves'; central: Paise; state: Paise }
  | { step: 'waived'; percent: number; of: Paise; is: Paise }

/** A sum and its steps. */
export interface Sum {
  paise: Paise
  steps: readonly Step[]
}

/** The reading of the law behind a sum, if there are several. */
export type Reading = 'calendar' | 'anniversary' | 'thirty-days'

/** The law behind a result. A doubt stays with its figure. */
export interface Standing {
  authority: string
  source: string
  checkedOn: string
  confidence: Row['confidence']
  doubt?: string
}

export interface KnownSum extends Sum, Standing {
  kind: 'sum'
  /** Levied by an order: "may be levied", never "you owe". */
  byOrder: boolean
  /** The order that reduced it, by its id, and the sum of the rule without it. */
  relief?: { order: string; ruled: Paise }
  reading?: Reading
  /** The highest of tables that differ, if this is the sum by the lowest. */
  most?: Sum
  /** The sums by other readings of the law, if they differ. */
  others: readonly (Sum & { reading: Reading })[]
}

export interface KnownDay extends Standing {
  kind: 'day'
  day: Day
  /** The day as 2026-11-21. */
  due: string
  weekday: Weekday
  /** The next working day, if the office or bank is closed: what is done then may be in time. */
  nextOpen?: Day
  /** The day by the rule, if an extension moved it. */
  statutory?: Day
  /** The id of that extension. */
  extension?: string
}

/** Why there is no result. It is a result of its own kind, and never a guess. */
export type Unknown =
  | { kind: 'unknown'; why: 'no-row' | 'ended' | 'unsettled' | 'no-slab' | 'not-due'; doubt?: string }
  | { kind: 'unknown'; why: 'missing'; missing: CaseKey }

export type Result = KnownSum | KnownDay | Unknown

export function unknown(why: 'no-row' | 'ended' | 'no-slab' | 'not-due'): Unknown {
  return { kind: 'unknown', why }
}

/** Sources disagree about the figures, so they are given in words only. */
export function unsettled(doubt: string | undefined): Unknown {
  return { kind: 'unknown', why: 'unsettled', ...(doubt === undefined ? {} : { doubt }) }
}

export function missing(key: CaseKey): Unknown {
  return { kind: 'unknown', why: 'missing', missing: key }
}

/** A sum of zero, and why. */
export const nothing = (why: Step): Sum => ({ paise: 0, steps: [why] })

export const inTime = nothing({ step: 'in-time' })

/** A sum, limited to an amount. */
export function atMost(sum: Sum, most: Paise): Sum {
  return sum.paise > most ? { paise: most, steps: [...sum.steps, { step: 'limit', is: most }] } : sum
}
