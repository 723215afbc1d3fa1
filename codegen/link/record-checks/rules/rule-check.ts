import type { Rule } from '#src/rules/rule.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'

/** A part of the check of one rule. */
export type RuleCheck = (entry: Entry<Rule>, report: Report) => void
