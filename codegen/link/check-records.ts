import { isRecord } from '../lib/is-record.ts'
import { recordMaps } from '../model/collections.ts'
import type { AnyEntry, DataFile, FilePart } from '../model/records.ts'
import { passes } from '../problem/problem.ts'
import type { Report } from '../problem/problem.ts'
import type { Memo } from '../memo/memo.ts'
import { recordKey } from '../memo/record-key.ts'
import { recordChecks } from './record-checks/all-record-checks.ts'

/** Runs the checks of single records over a file; leaves out those known to be correct. */
export function checkRecords(file: DataFile, entries: readonly AnyEntry[], memo: Memo, report: Report): void {
  for (const part of file.parts)
    memo('clean', recordKey(file, part), () => {
      const isClean = passes((tell) => {
        for (const entry of entriesOfPart(file, part, entries)) for (const check of recordChecks) check(entry, tell)
      }, report)
      return (isClean && !file.failed && !file.isUnread) || undefined
    })
}

/** The records of one part of a file. */
export function entriesOfPart(
  { collection }: DataFile,
  { value }: FilePart,
  entries: readonly AnyEntry[],
): readonly AnyEntry[] {
  const records = isRecord(value) ? value : {}
  return recordMaps.has(collection) ? entries.filter(({ id }) => Object.hasOwn(records, id)) : entries
}
