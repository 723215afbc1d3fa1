import { findSlab } from '../find-slab.ts'
import { percentOf, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import type { Step, Sum } from '../result.ts'
import type { FiguresOf } from '../rule.ts'

type TariffSlab = FiguresOf<'slabs'>['slabs'][number]

/** The fee of a table for an amount. Undefined if its slab has no figure. */
export function tariff(slabs: readonly TariffSlab[], measured: Paise): Sum | undefined {
  const slab = findSlab(slabs, measured)
  return slab === undefined || slab.unknown === true ? undefined : slabSum(slab, measured)
}

/**
 * The fee of one slab: a fixed amount, parts beyond an amount, a share, or these together, within
 * its minimum and maximum.
 */
export function slabSum({ amount, over, per, plus, percent, min, max }: TariffSlab, measured: Paise): Sum {
  const steps: Step[] = []
  const parts: Paise[] = []
  if (amount !== undefined) {
    parts.push(toPaise(amount))
    steps.push({ step: 'fixed', is: toPaise(amount) })
  }
  if (per !== undefined && plus !== undefined) {
    const [size, from, each] = [toPaise(per), toPaise(over ?? 0), toPaise(plus)]
    const count = Math.ceil(Math.max(0, measured - from) / size)
    parts.push(count * each)
    steps.push({ step: 'parts', parts: count, size, over: from, each, is: count * each })
  }
  if (percent !== undefined) {
    const is = percentOf(measured, percent)
    parts.push(is)
    steps.push({ step: 'percent', of: measured, percent, is })
  }
  const sum = parts.reduce((total, one) => total + one, 0)
  if (parts.length > 1) steps.push({ step: 'sum', is: sum })
  if (min !== undefined && sum < toPaise(min))
    return { paise: toPaise(min), steps: [...steps, { step: 'least', is: toPaise(min) }] }
  if (max !== undefined && sum > toPaise(max))
    return { paise: toPaise(max), steps: [...steps, { step: 'limit', is: toPaise(max) }] }
  return { paise: sum, steps }
}
