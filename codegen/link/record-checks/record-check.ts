import type { AnyEntry } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/**
 * A rule over one record that looks at nothing else, not even at the day: equal records have equal
 * mistakes, so one that was found sound is not looked at again.
 */
export type RecordCheck = (entry: AnyEntry, report: Report) => void
