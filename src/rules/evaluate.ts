import { fixedFee, limitOf, stampDuty } from './arithmetic/fees.ts'
import { dueDay } from './days/due-day.ts'
import { evaluateDelay } from './evaluate-delay.ts'
import { missing } from './result.ts'
import type { Result } from './result.ts'
import type { Case, Rule } from './rule.ts'

/** The result of any rule, for the build. A page imports only the kinds that it needs. */
export function evaluate(id: string, rule: Rule, given: Case): Result {
  switch (rule.kind) {
    case 'due-date':
      return given.period === undefined ? missing('period') : dueDay({ id, rule }, given.period)
    case 'fees':
      return fixedFee(rule, given)
    case 'duties':
      return stampDuty(rule, given)
    case 'thresholds':
      return limitOf(rule, given)
    default:
      return evaluateDelay(rule, given)
  }
}
