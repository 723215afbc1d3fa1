import { fingerprint } from '../memo/fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import type { DataFile, LinkedData, WholeLinkedData } from '../model/records.ts'
import { isOfCities, withoutCities } from '../model/without-cities.ts'
import { passes } from '../problem/problem.ts'
import type { Report } from '../problem/problem.ts'
import { checks } from './checks/all-checks.ts'

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
