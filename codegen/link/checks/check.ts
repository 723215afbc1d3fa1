import type { LinkedData, WholeLinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'

/** A rule over all records. It reports what is wrong and where; the report words the place. */
export type Check<Data = LinkedData> = (data: Data, report: Report) => void

/** A rule that sees the cities. It runs again whenever a city is added. */
export type CityCheck = Check<WholeLinkedData>
