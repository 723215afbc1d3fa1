import { hashText } from '../cache/fingerprint.ts'
import type { SoundRecords } from '../cache/sound-records.ts'
import type { DataFile, LinkedData, WholeLinkedData } from '../model/records.ts'
import { isOfCities, withoutCities } from '../model/without-cities.ts'
import type { Report } from '../problem/problem.ts'
import { checks } from './checks/all-checks.ts'

interface Known {
  /** Every file as it was read, the texts among them. */
  files: readonly DataFile[]
  /** Fingerprint of the code: what an older check passed is looked at anew. */
  code: string
  sound: SoundRecords
}

/**
 * Runs the checks that are given no city. What they found without a mistake they find so again until another file than those of cities changes, or
 * the day: then all of them look at all of it.
 */
export function checkWithoutCities(whole: WholeLinkedData, { files, code, sound }: Known, report: Report): void {
  const data: LinkedData = {
    ...whole,
    catalogue: withoutCities(whole.catalogue),
    entries: whole.entries.filter(({ collection }) => !isOfCities(collection)),
  }
  const own = files.filter(({ collection }) => !isOfCities(collection))
  const texts = own.map(({ source }) => [source.file, source.text])
  const key = `clean without cities ${hashText(JSON.stringify([code, whole.today, whole.origin, texts]))}`
  if (sound.get(key) === true) return
  let isClean = own.every((file) => !file.isUnread && !file.failed)
  const tell: Report = (problem) => {
    isClean = false
    report(problem)
  }
  for (const check of checks) check(data, tell)
  if (isClean) sound.set(key, true)
}
