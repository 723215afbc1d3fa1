import { isRecord } from '../lib/is-record.ts'
import { recordMaps } from '../model/collections.ts'
import type { AnyEntry, DataFile, FilePart } from '../model/records.ts'
import type { Report } from '../problem/problem.ts'
import { soundKey } from '../cache/sound-records.ts'
import type { SoundRecords } from '../cache/sound-records.ts'
import { recordChecks } from './record-checks/all-record-checks.ts'

/** Looks at the records of one file by themselves, those left out that an earlier run of the same code found without a mistake. */
export function checkRecords(
  file: DataFile,
  entries: readonly AnyEntry[],
  { code, sound }: { code: string; sound: SoundRecords },
  report: Report,
): void {
  const keyOf = (part: FilePart) => soundKey(`clean ${code}`, file, part)
  for (const part of file.parts.filter((one) => sound.get(keyOf(one)) !== true)) {
    let isClean = !file.failed && !file.isUnread
    const records = isRecord(part.value) ? part.value : {}
    const own = recordMaps.has(file.collection) ? entries.filter(({ id }) => Object.hasOwn(records, id)) : entries
    for (const entry of own) {
      for (const check of recordChecks) {
        check(entry, (problem) => {
          isClean = false
          report(problem)
        })
      }
    }
    if (isClean) sound.set(keyOf(part), true)
  }
}
