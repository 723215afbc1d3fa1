import { citiesThatLack, missingFacts } from '../../pages/shared/own-words/missing-facts.ts'
import type { CityLack } from '../../pages/shared/own-words/missing-facts.ts'
import { count } from '../../problem/format-report.ts'
import type { WholeData } from '../../model/records.ts'

// More would be a list, which the report has.
const mostNamed = 3

/** What would improve a new city's page. None of it is a mistake. */
export function describeMissing(slug: string, data: WholeData): string[] {
  const missing = missingFacts(slug, data)
  const ofPlace = missing.filter((key) => key !== 'trades')
  return [
    ...(ofPlace.length > 0
      ? [`Its page is sound, and better with local facts under "${slug}" in data/places.yaml: ${ofPlace.join(', ')}.`]
      : []),
    ...(missing.includes('trades') ? ['Also name what it is best known for: trades, in its line.'] : []),
  ]
}

/** Which cities lack local facts, those that lack most first. */
export function describeLacking(data: WholeData): string[] {
  const lacking = citiesThatLack(data)
  if (lacking.length === 0) return []
  const named = lacking.slice(0, mostNamed).map(nameLack).join('; ')
  const more = lacking.length > mostNamed ? '; …' : ''
  return [
    `${count(lacking.length, 'page')} of cities would be better with local facts: ${named}${more}. All: npm run report -- --own`,
  ]
}

function nameLack({ slug, missing }: CityLack): string {
  return `${slug} (${missing.join(', ')})`
}
