import type { WholeData } from '../../../model/records.ts'
import { planTwin } from '../../plan-twin.ts'
import type { Outline } from '../prose/outline.ts'
import { isCanonical } from '../route-plan.ts'
import type { RoutePlan } from '../route-plan.ts'
import { countOwn } from './count-own.ts'
import { createMask, placeNames } from './create-mask.ts'
import { wordsOf } from './words-of.ts'

/** How many words of a city's page are on no other city's page. */
export interface OwnWords {
  path: string
  words: number
}

/**
 * The own words of every canonical city page, the fewest first. They are counted in the Markdown
 * twin, which has all that the page says. This reads every page, so only `report` and `--deploy`
 * ask for it.
 */
export function ownWordsOf(routes: readonly RoutePlan[], data: WholeData): OwnWords[] {
  const mask = createMask(placeNames(data))
  const pages = routes.filter((route) => route.kind === 'city' && isCanonical(route))
  const counts = countOwn(pages.map((route) => mask(wordsOf(textOf(planTwin(route.record()))))))
  return pages.map(({ path }, index) => ({ path, words: counts[index] ?? 0 })).sort(byWords)
}

function byWords(a: OwnWords, b: OwnWords): number {
  return a.words - b.words || (a.path < b.path ? -1 : 1)
}

/** The median of the own words. */
export function medianOf(own: readonly OwnWords[]): number {
  return own[Math.floor(own.length / 2)]?.words ?? 0
}

/**
 * The text that a reader sees in an outline, without addresses of links and the head of the file.
 */
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
