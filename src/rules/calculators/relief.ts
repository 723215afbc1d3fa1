import { readDay } from '../days/civil-day.ts'
import type { Extensions } from '../days/due-day.ts'
import { readPeriod } from '../days/period.ts'
import { percentOf } from '../money.ts'
import type { KnownSum } from '../result.ts'
import { periodOf } from './periods.ts'

/** What was done late, as waivers name it: the rule of its due day, and its period or event. */
export interface Missed {
  due: string
  period: string
}

/** The waivers for what was missed and filed that day: the largest sure one, and possible ones. */
export function findReliefs(
  extensions: Extensions,
  rule: string,
  { due, period, filed = '' }: Missed & { filed: string | undefined },
) {
  const day = readDay(filed)
  const year = yearFor(period)
  const holding = Object.entries(extensions).filter(
    ([, { kind, rules, dueDates = [], period: of, through, from, to }]) =>
      kind === 'fee-waiver' &&
      rules.includes(rule) &&
      dueDates.includes(due) &&
      day !== undefined &&
      filed >= from &&
      filed <= to &&
      (of === undefined || of === year || of === period) &&
      (through === undefined || year <= through),
  )
  const reliefs = (sureness: 'high' | 'medium') =>
    holding
      .filter(([, { confidence }]) => confidence === sureness)
      .map(([order, { waivedPercent = 0 }]) => ({ order, percent: waivedPercent }))
      .sort((a, b) => b.percent - a.percent)
  return { sure: reliefs('high')[0], possible: reliefs('medium') }
}

/** The financial year of a filing. A meeting is about the accounts of the year before it. */
function yearFor(text: string): string {
  const first = readPeriod(text)?.first
  if (first === undefined) return ''
  const year = periodOf('year', first)
  return readPeriod(text)?.kind === 'event' ? periodOf('year', (readPeriod(year)?.first ?? first) - 1) : year
}

/** A sum without the share that an order waives. Other readings of the law lose the same share. */
export function relieve(sum: KnownSum, { order, percent }: { order: string; percent: number }): KnownSum {
  const lower = (of: number) => of - percentOf(of, percent)
  const paise = lower(sum.paise)
  return {
    ...sum,
    paise,
    steps: [...sum.steps, { step: 'waived', percent, of: sum.paise, is: paise }],
    relief: { order, ruled: sum.paise },
    others: sum.others.map((one) => ({ ...one, paise: lower(one.paise) })),
  }
}
