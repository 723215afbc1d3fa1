import { recordMaps } from '../../model/collections.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { AnyEntry, DataFile } from '../../model/records.ts'
import type { FileFigures, StatedFigure } from '../../model/stated-figure.ts'
import { soundKey } from '../../cache/sound-records.ts'
import type { SoundRecords } from '../../cache/sound-records.ts'
import { figuresOfRecord } from './figures-of-record.ts'

type Kept = Readonly<Record<string, readonly StatedFigure[]>>

function isKept(value: unknown): value is Kept {
  return isRecord(value) && Object.values(value).every(Array.isArray)
}

/** The figures of law of a file's records. Those of a part that an earlier run of the same code went through are not looked for again. */
export function collectFigures(
  file: DataFile,
  entries: readonly AnyEntry[],
  { code, sound }: { code: string; sound: SoundRecords },
): FileFigures {
  const records = new Map<string, readonly StatedFigure[]>()
  const isWhole = !file.failed && !file.isUnread
  // Of cities there may be ten thousand, and they hold names only.
  for (const part of file.collection === 'cities' ? [] : file.parts) {
    const key = soundKey(`figures ${code}`, file, part)
    const { value } = part
    const known = isWhole ? sound.get(key) : undefined
    const kept = isKept(known) ? known : undefined
    const found: Kept =
      kept ?? Object.fromEntries(recordsIn(value, file, entries).map((entry) => [entry.id, figuresOfRecord(entry)]))
    if (isWhole && !kept) sound.set(key, found)
    for (const [id, figures] of Object.entries(found)) records.set(id, figures)
  }
  return { file: file.source.file, isWhole, records }
}

/** The records of a file that are in a part of it. */
function recordsIn(part: unknown, { collection }: DataFile, entries: readonly AnyEntry[]): readonly AnyEntry[] {
  if (!recordMaps.has(collection)) return entries
  return entries.filter(({ id }) => isRecord(part) && Object.hasOwn(part, id))
}
