import { lateFee } from './arithmetic/late-fee.ts'
import type { Paise } from './money.ts'
import type { Case, RuleOf } from './rule.ts'

export type FeeRule = Pick<RuleOf<'late-fee'>, 'basis' | 'rows'>

/** What a late fee has come to. Without the answers that only its payer knows it is a range. */
export interface FeeSoFar {
  least: Paise
  most: Paise
  /** That of a return in which there is nothing to pay or report. */
  nil?: Paise
}

// More than any fee. Where the tax is the limit, the words beside the sum say so.
const largeTax = 1_000_000_000

/**
 * The fee on a day for every turnover that the rule tells apart. Undefined where the rule needs
 * more than turnover and tax, is not sure, or charges nothing.
 */
export function feeSoFar(rule: FeeRule, missed: { period: string; due: string }, filed: string): FeeSoFar | undefined {
  const feeOf = (more: Case) => {
    const fee = lateFee(rule, { ...missed, filed, tax: largeTax, ...more })
    return fee.kind === 'sum' && fee.confidence === 'high' ? fee.paise : NaN
  }
  const slabs = rule.rows.flatMap(({ figures }) => figures?.slabs ?? [])
  const limits = slabs.flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo, upTo + 1]))
  const fees = [0, ...limits].map((turnover) => feeOf({ turnover, nil: false }))
  const [least, most] = [Math.min(...fees), Math.max(...fees)]
  if (!(least > 0)) return undefined
  const nil = feeOf({ nil: true })
  return { least, most, ...(nil < least ? { nil } : {}) }
}
