import type { AnyEntry } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/**
 * A rule over one record. It looks at nothing else, not even at the day, so a record that was found
 * correct is not checked again until it changes.
 */
export type RecordCheck = (entry: AnyEntry, report: Report) => void
