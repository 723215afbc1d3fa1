import type { LinkedData, WholeLinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/**
 * A rule over the whole data: it says what is wrong and where, and leaves the wording of places to
 * the report.
 */
export type Check<Data = LinkedData> = (data: Data, report: Report) => void

/** A rule over the data with its cities, which is looked at again whenever one is added. */
export type CityCheck = Check<WholeLinkedData>
