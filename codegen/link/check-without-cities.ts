import { fingerprint } from '../memo/fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import type { DataFile, LinkedData, WholeLinkedData } from '../model/records.ts'
import { isOfCities, withoutCities } from '../model/without-cities.ts'
import type { Report } from '../problem/problem.ts'
import { checks } from './checks/all-checks.ts'

interface Known {
  /** Every file as it was read, the texts among them. */
  files: readonly DataFile[]
  memo: Memo
}

/**
 * Runs the checks that are given no city. What they found without a mistake they find so again
 * until another file than those of cities changes, or the day: then all of them look at all of it.
 */
export function checkWithoutCities(whole: WholeLinkedData, { files, memo }: Known, report: Report): void {
  const data: LinkedData = {
    ...whole,
    catalogue: withoutCities(whole.catalogue),
    entries: whole.entries.filter(({ collection }) => !isOfCities(collection)),
  }
  const own = files.filter(({ collection }) => !isOfCities(collection))
  const texts = own.map(({ source }) => [source.file, source.text])
  memo('clean without cities', fingerprint([whole.today, whole.origin, texts]), () => {
    let isClean = own.every((file) => !file.isUnread && !file.failed)
    const tell: Report = (problem) => {
      isClean = false
      report(problem)
    }
    for (const check of checks) check(data, tell)
    return isClean || undefined
  })
}
