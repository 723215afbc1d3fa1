import { isRecord } from '../lib/is-record.ts'
import { isOfCities, recordMaps } from '../model/collections.ts'
import { withoutCities } from '../model/records.ts'
import type { AnyEntry, DataFile, FilePart, LinkedData, WholeLinkedData } from '../model/records.ts'
import { passes } from '../problem/problem.ts'
import type { Report } from '../problem/problem.ts'
import type { Memo } from '../memo/memo.ts'
import { recordKey, fingerprint } from '../memo/fingerprint.ts'
import { recordChecks } from './record-checks/all-record-checks.ts'
import { checks } from './checks/all-checks.ts'
import type { FileFigures, StatedFigure } from '../model/stated-figure.ts'
import { figuresOfRecord } from './figures/figures-of-record.ts'

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
function entriesOfPart(
  { collection }: DataFile,
  { value }: FilePart,
  entries: readonly AnyEntry[],
): readonly AnyEntry[] {
  const records = isRecord(value) ? value : {}
  return recordMaps.has(collection) ? entries.filter(({ id }) => Object.hasOwn(records, id)) : entries
}

interface Known {
  /** All files as they were read, with their texts. */
  files: readonly DataFile[]
  memo: Memo
}

/** Runs the checks that see no city; again only if another file, or the day, has changed. */
export function checkWithoutCities(whole: WholeLinkedData, { files, memo }: Known, report: Report): void {
  const data: LinkedData = {
    ...whole,
    catalogue: withoutCities(whole.catalogue),
    entries: whole.entries.filter(({ collection }) => !isOfCities(collection)),
  }
  const own = files.filter(({ collection }) => !isOfCities(collection))
  const texts = own.map(({ source }) => [source.file, source.text])
  memo('clean without cities', fingerprint([whole.today, whole.origin, texts]), () => {
    const isClean = passes((tell) => checks.forEach((check) => check(data, tell)), report)
    return (isClean && own.every((file) => !file.isUnread && !file.failed)) || undefined
  })
}

/** The figures of law in a file's records; parts that are known are not searched again. */
export function collectFigures(file: DataFile, entries: readonly AnyEntry[], memo: Memo): FileFigures {
  const records = new Map<string, readonly StatedFigure[]>()
  const isWhole = !file.failed && !file.isUnread
  // There may be ten thousand cities, and they hold only names.
  for (const part of file.collection === 'cities' ? [] : file.parts) {
    const find = (): Record<string, readonly StatedFigure[]> =>
      Object.fromEntries(entriesOfPart(file, part, entries).map((entry) => [entry.id, figuresOfRecord(entry)]))
    const found = isWhole ? memo('figures', recordKey(file, part), find) : find()
    for (const [id, figures] of Object.entries(found)) records.set(id, figures)
  }
  return { file: file.source.file, isWhole, records }
}
