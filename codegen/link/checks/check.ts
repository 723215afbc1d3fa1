import type { LinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/** A rule over the whole data: it says what is wrong and where, and leaves the wording of places to the report. */
export type Check = (data: LinkedData, report: Report) => void
