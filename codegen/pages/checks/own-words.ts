import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import { medianOf } from '../shared/own-words/own-words.ts'
import type { OwnWords } from '../shared/own-words/own-words.ts'

/** Before a deploy: city pages that search engines would take for duplicates. */
export function checkOwnWords(own: readonly OwnWords[], { singles: { site } }: LinkedData, report: Report): void {
  if (!site || own.length === 0) return
  const median = medianOf(own)
  const { median: asked } = site.value.ownWords
  if (median >= asked) return
  report({
    code: 'alike-cities',
    message: `The pages of cities are too alike: the one in the median has ${median} words of its own, and it needs ${asked}.`,
    place: placeIn(site, ['ownWords', 'median']),
    hint: 'Write local facts of the cities into data/places.yaml. "npm run report -- --own" lists the pages, those with the fewest own words first, and what each lacks.',
  })
}
