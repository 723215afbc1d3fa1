import type { Memo } from '../memo/memo.ts'
import type { LinkedData, AnyEntry } from '../model/records.ts'
import type { Fault, KeyPath, Report } from '../problem/problem.ts'

/** A check over all records. It reports each problem with its place. */
export type Check = (data: LinkedData, report: Report, memo: Memo) => void

/** A check over one record, without the day: a correct record is checked once. */
export type RecordCheck = (entry: AnyEntry, report: Report) => void

/** What is wrong with one text of YAML, at its path in its record. */
export type TextCheck = (text: string, path: KeyPath, entry: AnyEntry) => Iterable<Fault>
