import { readDay } from '../days/civil-day.ts'
import { toPaise } from '../money.ts'
import { missing, unknown } from '../result.ts'
import type { Result, Step } from '../result.ts'
import type { Case, RuleOf } from '../rule.ts'
import { selectFor } from '../select-row.ts'
import { settle } from '../settle.ts'

/**
 * An additional fee that is a multiple of the normal one, by days of delay and by class. The normal
 * fee is not in the sum.
 */
export function delayMultiples(rule: RuleOf<'delay-multiples'>, given: Case): Result {
  const row = selectFor(rule, given)
  if (row.kind === 'unknown') return row
  const [due, filed] = [readDay(given.due ?? ''), readDay(given.filed ?? '')]
  if (due === undefined) return missing('due')
  if (filed === undefined) return missing('filed')
  const days = filed - due
  if (days <= 0) return settle(rule, row, { paise: 0, steps: [{ step: 'in-time' }] })
  const { item } = given
  if (item === undefined || !Object.hasOwn(row.figures.classes, item)) return missing('item')
  if (given.fee === undefined) return missing('fee')
  const { slabs } = row.figures
  const index = slabs.findIndex(({ upToDays }) => upToDays === undefined || days <= upToDays)
  const slab = slabs[index]
  const times = slab?.times?.[item]
  if (slab === undefined || times === undefined) return unknown('no-slab')
  const of = toPaise(given.fee)
  const steps: Step[] = [{ step: 'times', of, times, is: of * times }]
  const perDay = slab.perDay?.[item]
  if (perDay === undefined) return settle(rule, row, { paise: of * times, steps })
  const beyond = days - (slabs[index - 1]?.upToDays ?? 0)
  const each = toPaise(perDay)
  const paise = of * times + beyond * each
  steps.push({ step: 'days', days: beyond, each, is: beyond * each }, { step: 'sum', is: paise })
  return settle(rule, row, { paise, steps })
}
