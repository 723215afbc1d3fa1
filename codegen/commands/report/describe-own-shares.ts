import { formatShare } from '../../model/texts/format.ts'
import { missingFacts } from '../../plan/own-share/missing-facts.ts'
import { medianOf } from '../../plan/own-share/own-shares.ts'
import type { OwnShare } from '../../plan/own-share/own-shares.ts'
import { thinAmong } from '../../plan/own-share/plan-held.ts'
import { count } from '../../problem/format-report.ts'
import type { PlannedSite } from '../../run/run-codegen.ts'

type Measured = Pick<PlannedSite, 'context'>

/** How much of the pages of cities is their own, in a line or two. */
export function summariseShares(shares: readonly OwnShare[], { context }: Measured): string[] {
  const [lowest] = shares
  if (!lowest) return []
  const { page, median } = context.data.singles.site.value.ownShare
  const thin = thinAmong(shares, context)
  return [
    `Own text of city pages: ${formatShare(medianOf(shares))} in the middle (${median}% is asked for), least ${formatShare(lowest.share)} on ${lowest.path}.`,
    ...(thin.length > 0
      ? [
          `${count(thin.length, 'page')} below ${page}%: for ${thin.length === 1 ? 'it' : 'them'} search engines are sent to the page of the state.`,
        ]
      : []),
  ]
}

/** A line a page, those with the least first, with the local facts that it lacks. */
export function listShares(shares: readonly OwnShare[], { context }: Measured): string[] {
  return shares.map(({ path, share }) => {
    const missing = missingFacts(path.slice(path.lastIndexOf('/') + 1), context.whole)
    return `${formatShare(share).padStart(6)}  ${path}${missing.length > 0 ? `  lacks ${missing.join(', ')}` : ''}`
  })
}
