import { isOfCities } from '../../model/collections.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { PlannedSite } from '../../run-codegen.ts'

/** Phrases that sound translated, with better ones. data/GUIDE.md shows the same list. */
export const oddWords: Readonly<Record<string, string>> = {
  whoever: 'you, or anyone who',
  'moves nothing': 'the date does not move',
  anew: 'again',
  'what it comes to': 'what you owe, or the amount',
  'so reported': 'reported, not confirmed',
  'stands here': 'is here',
  'stand here': 'are here',
  'stands below': 'is below',
  'stand below': 'are below',
  'stands first': 'comes first',
  'stands under': 'comes under',
}

const pattern = new RegExp(`\\b(${Object.keys(oddWords).join('|')})\\b`, 'gi')

export function warnOfOddWords({ linked }: Pick<PlannedSite, 'linked'>): string[] {
  const warnings: string[] = []
  for (const { value, id, source, collection } of linked.entries) {
    // Collections that hold names.
    if (isOfCities(collection)) continue
    visitTexts(value, (text, path) => {
      for (const [found] of text.matchAll(pattern))
        warnings.push(
          `${source.file}: ${[id, ...path].join('.')} says "${found}". Write: ${oddWords[found.toLowerCase()] ?? ''}.`,
        )
    })
  }
  return warnings
}
