import { medianOf, thinAmong } from '../../pages/topics/own-words/own-words.ts'
import type { OwnWords } from '../../pages/topics/own-words/own-words.ts'
import { count } from '../../model/texts/format.ts'
import type { PlannedSite } from '../../run-codegen.ts'
import { listedProducts } from '../../model/places/speaks-for.ts'
import type { WholeData } from '../../model/records.ts'

type Measured = Pick<PlannedSite, 'context'>

/** The own words of the city pages, in a line or two. */
export function summariseOwnWords(own: readonly OwnWords[], { context }: Measured): string[] {
  const [fewest] = own
  if (!fewest) return []
  const { page, median } = context.data.singles.site.value.ownWords
  const thin = thinAmong(own, context)
  return [
    `Own words of city pages: ${medianOf(own)} in the median (at least ${median}), fewest ${fewest.words} on ${fewest.path} (at least ${page}).`,
    ...(thin.length > 0
      ? [
          `${count(thin.length, 'page')} below ${page}: for ${thin.length === 1 ? 'it' : 'them'} search engines are sent to the page of the state.`,
        ]
      : []),
  ]
}

/** A line for each page, the fewest own words first, with the local facts that it lacks. */
export function listOwnWords(own: readonly OwnWords[], { context }: Measured): string[] {
  return own.map(({ path, words }) => {
    const missing = missingFacts(path.slice(path.lastIndexOf('/') + 1), context.whole)
    return `${String(words).padStart(5)}  ${path}${missing.length > 0 ? `  lacks ${missing.join(', ')}` : ''}`
  })
}

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
  const lacking = [...data.catalogue.cities.keys()]
    .map((slug) => ({ slug, missing: missingFacts(slug, data) }))
    .filter(({ missing }) => missing.length > 0)
    .sort((a, b) => b.missing.length - a.missing.length || (a.slug < b.slug ? -1 : 1))
  if (lacking.length === 0) return []
  const named = lacking.slice(0, mostNamed).map(({ slug, missing }) => `${slug} (${missing.join(', ')})`)
  const more = lacking.length > mostNamed ? '; …' : ''
  return [
    `${count(lacking.length, 'page')} of cities would be better with local facts: ${named.join('; ')}${more}. All: npm run report -- --own`,
  ]
}

/** The local facts that a city's page lacks. A neighbourhood shares its city's facts. */
function missingFacts(slug: string, { catalogue: { cities, places } }: WholeData): string[] {
  const city = cities.get(slug)?.value
  if (!city || city.within !== undefined) return []
  const place = places.get(slug)?.value ?? {}
  const { at, district, pinPrefix, population, offices } = place
  const [products, trades] = [listedProducts(place)[0], city.trades?.[0]]
  const known = { at, district, pinPrefix, population, products, offices, trades }
  return Object.entries(known).flatMap(([key, fact]) => (fact === undefined ? [key] : []))
}
