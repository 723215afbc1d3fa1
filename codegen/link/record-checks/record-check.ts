import type { Rule } from '#src/rules/rule.ts'
import type { AnyEntry, Entry } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/**
 * A rule over one record. It looks at nothing else, not even at the day, so a record that was found
 * correct is not checked again until it changes.
 */
export type RecordCheck = (entry: AnyEntry, report: Report) => void

/** A part of the check of one rule. */
export type RuleCheck = (entry: Entry<Rule>, report: Report) => void
