import type { WholeData } from '../../model/records.ts'
import { planTwin } from '../prose/plan-twin.ts'
import type { Outline } from '../prose/outline.ts'
import { isCanonical } from '../route-plan.ts'
import type { RoutePlan } from '../route-plan.ts'
import { createMask, placeNames } from './create-mask.ts'
import { measureShares } from './measure-shares.ts'
import { wordsOf } from './words-of.ts'

/** How much of a city's page is on no other city's, from 0 to 1. */
export interface OwnShare {
  path: string
  share: number
}

/**
 * The own share of every city page that search engines are sent to, the lowest first. It is taken of the Markdown twin, which says all that the
 * page says, and takes a look at every page: whoever publishes asks for it, and no ordinary build.
 */
export function ownSharesOf(routes: readonly RoutePlan[], data: WholeData): OwnShare[] {
  const mask = createMask(placeNames(data))
  const pages = routes.filter((route) => route.kind === 'city' && isCanonical(route))
  const shares = measureShares(pages.map((route) => mask(wordsOf(textOf(planTwin(route.record()))))))
  return pages.map(({ path }, index) => ({ path, share: shares[index] ?? 0 })).sort(byShare)
}

function byShare(a: OwnShare, b: OwnShare): number {
  return a.share - b.share || (a.path < b.path ? -1 : 1)
}

/** The share of the page in the middle. */
export function medianOf(shares: readonly OwnShare[]): number {
  return shares[Math.floor(shares.length / 2)]?.share ?? 0
}

/** What a reader reads of an outline: addresses of links and the head of the file are none of it. */
function textOf(outline: Outline | undefined): string {
  if (outline === undefined) return ''
  const { title, sections } = outline
  return [
    title,
    ...sections.flatMap(({ heading, paragraphs = [], points = [], text = '' }) => [
      heading,
      ...paragraphs,
      ...points,
      text,
    ]),
  ]
    .join('\n')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
}
