import { fingerprint } from '../../memo/fingerprint.ts'
import type { Entry, SiteData } from '../../model/records.ts'

/**
 * The fingerprint of all that a page without cities can be made from: every record but theirs, the
 * day, and the address of the site.
 */
export function basisOf({ catalogue, singles }: SiteData, run: { origin: string; today: string }): string {
  const records = Object.entries(catalogue).map(([name, entries]) => [name, [...entries.values()].map(saidBy)])
  return fingerprint([
    run.origin,
    run.today,
    records,
    Object.entries(singles).map(([name, entry]) => [name, saidBy(entry)]),
  ])
}

/** A record as its file says it. Of Markdown that is the whole text: the tree is longer. */
function saidBy({ id, value, source, body }: Entry<unknown>): readonly unknown[] {
  return body === undefined ? [id, value] : [id, value, source.text]
}
