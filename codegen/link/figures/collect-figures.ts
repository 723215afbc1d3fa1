import type { AnyEntry, DataFile } from '../../model/records.ts'
import type { FileFigures, StatedFigure } from '../../model/stated-figure.ts'
import type { Memo } from '../../memo/memo.ts'
import { recordKey } from '../../memo/record-key.ts'
import { entriesOfPart } from '../check-records.ts'
import { figuresOfRecord } from './figures-of-record.ts'

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
