import { percentOf, toPaise } from '../money.ts'
import type { Paise } from '../money.ts'
import { atMost } from '../result.ts'
import type { Step, Sum } from '../result.ts'
import type { FiguresOf } from '../rule.ts'

type TariffSlab = FiguresOf<'slabs'>['slabs'][number]

/** The slab of an amount: `upTo` includes its own rupees, `below` does not, the last has none. */
export function findSlab<Slab extends Pick<TariffSlab, 'upTo' | 'below'>>(slabs: readonly Slab[], paise: Paise) {
  return slabs.find(({ upTo, below }) =>
    upTo !== undefined ? paise <= upTo * 100 : below === undefined || paise < below * 100,
  )
}

/** The fee of a table for an amount. Undefined if its slab has no figure. */
export function tariff(slabs: readonly TariffSlab[], measured: Paise): Sum | undefined {
  const slab = findSlab(slabs, measured)
  return slab === undefined || slab.unknown === true ? undefined : slabSum(slab, measured)
}

/** The fee of a slab: an amount, parts beyond one, a share, or all, within its limits. */
function slabSum({ amount, over, per, plus, percent, min, max }: TariffSlab, measured: Paise): Sum {
  const parts: Extract<Step, { is: Paise }>[] = []
  if (amount !== undefined) parts.push({ step: 'fixed', is: toPaise(amount) })
  if (per !== undefined && plus !== undefined) {
    const [size, from, each] = [toPaise(per), toPaise(over ?? 0), toPaise(plus)]
    const count = Math.ceil(Math.max(0, measured - from) / size)
    parts.push({ step: 'parts', parts: count, size, over: from, each, is: count * each })
  }
  if (percent !== undefined) parts.push({ step: 'percent', of: measured, percent, is: percentOf(measured, percent) })
  const sum = parts.reduce((total, { is }) => total + is, 0)
  const steps: Step[] = parts.length > 1 ? [...parts, { step: 'sum', is: sum }] : parts
  if (min !== undefined && sum < toPaise(min))
    return { paise: toPaise(min), steps: [...steps, { step: 'least', is: toPaise(min) }] }
  return atMost({ paise: sum, steps }, max === undefined ? Infinity : toPaise(max))
}
