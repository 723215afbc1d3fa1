import { deferment, shortfall } from './arithmetic/advance-tax.ts'
import { delayMultiples } from './arithmetic/delay-multiples.ts'
import { lateReturnFee, slabFee } from './arithmetic/fees.ts'
import { dailyInterest, delayRates, monthlyInterest } from './arithmetic/interest.ts'
import { lateFee } from './arithmetic/late-fee.ts'
import { unknown } from './result.ts'
import type { Result } from './result.ts'
import type { Case, Rule } from './rule.ts'

/** The cost of a delay. Other kinds of rule stay out of the pages that need only these. */
export function evaluateDelay(rule: Rule, given: Case): Result {
  switch (rule.kind) {
    case 'late-fee':
      return lateFee(rule, given)
    case 'daily-interest':
      return dailyInterest(rule, given)
    case 'monthly-interest':
      return monthlyInterest(rule, given)
    case 'delay-rates':
      return delayRates(rule, given)
    case 'delay-multiples':
      return delayMultiples(rule, given)
    case 'slabs':
      return slabFee(rule, given)
    case 'late-return-fee':
      return lateReturnFee(rule, given)
    case 'deferment':
      return deferment(rule, given)
    case 'shortfall':
      return shortfall(rule, given)
    case 'due-date':
    case 'fees':
    case 'duties':
    case 'thresholds':
      return unknown('no-row')
  }
}
