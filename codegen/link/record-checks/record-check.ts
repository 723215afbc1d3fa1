import type { Rule } from '#src/rules/rule.ts'
import type { AnyEntry, Entry } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/** A rule over one record alone, not even the day: a correct record is checked once. */
export type RecordCheck = (entry: AnyEntry, report: Report) => void

/** A part of the check of one rule. */
export type RuleCheck = (entry: Entry<Rule>, report: Report) => void
