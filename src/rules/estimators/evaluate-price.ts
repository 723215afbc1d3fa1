import { fixedFee, slabFee, stampDuty } from '../arithmetic/fees.ts'
import { unknown } from '../result.ts'
import type { Result } from '../result.ts'
import type { Case, Rule } from '../rule.ts'

/**
 * The result of the kinds of rule that state prices. The arithmetic of delays stays out of the
 * pages of prices.
 */
export function evaluatePrice(rule: Rule, given: Case): Result {
  switch (rule.kind) {
    case 'fees':
      return fixedFee(rule, given)
    case 'slabs':
      return slabFee(rule, given)
    case 'duties':
      return stampDuty(rule, given)
    default:
      return unknown('no-row')
  }
}
