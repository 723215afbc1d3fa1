import { formatShare } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import { medianOf } from '../own-share/own-shares.ts'
import type { OwnShare } from '../own-share/own-shares.ts'

/** Before a deploy: pages of cities that search engines would take for one page. */
export function checkOwnShares(shares: readonly OwnShare[], { singles: { site } }: LinkedData, report: Report): void {
  if (!site || shares.length === 0) return
  const median = medianOf(shares)
  const { median: asked } = site.value.ownShare
  if (median >= asked / 100) return
  report({
    code: 'alike-cities',
    message: `The pages of cities are too alike: the one in the middle has ${formatShare(median)} of its own, where ${asked}% is asked for.`,
    place: placeIn(site, ['ownShare', 'median']),
    hint: 'Write local facts of the cities into data/places.yaml. "npm run report -- --own" lists the pages, those with the least first, and what each lacks.',
  })
}
