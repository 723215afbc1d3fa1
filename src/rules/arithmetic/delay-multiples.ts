import { toPaise } from '../money.ts'
import { inTime, missing, unknown } from '../result.ts'
import type { Step } from '../result.ts'
import type { FiguresOf } from '../rule.ts'
import { byRow } from '../select-row.ts'
import { spanOf } from './span.ts'

/** An additional fee, a multiple of the normal one by days and class. It excludes the normal. */
export const delayMultiples = byRow(({ classes, slabs }: FiguresOf<'delay-multiples'>, given) => {
  const span = spanOf(given, 'due', 'filed')
  if ('kind' in span) return span
  const { days } = span
  if (days <= 0) return inTime
  const { item } = given
  if (item === undefined || !Object.hasOwn(classes, item)) return missing('item')
  if (given.fee === undefined) return missing('fee')
  const index = slabs.findIndex(({ upToDays }) => upToDays === undefined || days <= upToDays)
  const slab = slabs[index]
  const times = slab?.times?.[item]
  if (slab === undefined || times === undefined) return unknown('no-slab')
  const of = toPaise(given.fee)
  const steps: Step[] = [{ step: 'times', of, times, is: of * times }]
  const perDay = slab.perDay?.[item]
  if (perDay === undefined) return { paise: of * times, steps }
  const beyond = days - (slabs[index - 1]?.upToDays ?? 0)
  const each = toPaise(perDay)
  const paise = of * times + beyond * each
  steps.push({ step: 'days', days: beyond, each, is: beyond * each }, { step: 'sum', is: paise })
  return { paise, steps }
})
