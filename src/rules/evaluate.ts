import { deferment, shortfall } from './arithmetic/advance-tax.ts'
import { delayMultiples } from './arithmetic/delay-multiples.ts'
import { fixedFee, lateReturnFee, limitOf, slabFee, stampDuty } from './arithmetic/fees.ts'
import { dailyInterest, delayRates, monthlyInterest } from './arithmetic/interest.ts'
import { lateFee } from './arithmetic/late-fee.ts'
import { dueDay } from './due-day.ts'
import { missing } from './result.ts'
import type { Result } from './result.ts'
import type { Case, Rule } from './rule.ts'

/** The answer of any rule to a case. The build asks this; a page that needs one kind of rule imports that kind alone. */
export function evaluate(id: string, rule: Rule, given: Case): Result {
  switch (rule.kind) {
    case 'due-date':
      return given.period === undefined ? missing('period') : dueDay({ id, rule }, given.period)
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
    case 'fees':
      return fixedFee(rule, given)
    case 'late-return-fee':
      return lateReturnFee(rule, given)
    case 'deferment':
      return deferment(rule, given)
    case 'shortfall':
      return shortfall(rule, given)
    case 'duties':
      return stampDuty(rule, given)
    case 'thresholds':
      return limitOf(rule, given)
  }
}
