import type { City, Offices, Place, State, Trade } from '#generated/records.ts'
import { formatOrdinal } from '#src/rules/format-ordinal.ts'
import { listedProducts, productsFor } from '../../model/places/speaks-for.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { cityLink } from '../shared/links.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import type { PageInputs } from '../shared/route-plan.ts'
import type { NeighbourGroup } from './neighbours.ts'
import type { CityParts } from './parts.ts'

export interface CityInputs extends PageInputs {
  own: {
    path: string
    /** The slug by which neighbours refer to the city. An alias has its city's slug. */
    slug: string
    /** The canonical page: that of the state, if too little of this page is its own. */
    canonicalPath: string
    city: City
    /** What is known about the city apart from its line. */
    place: Place | undefined
    neighbours: readonly NeighbourGroup[]
    /** The meaning of each trade here: listed products, or a text that somebody wrote. */
    known: readonly string[]
    within: PageLink | undefined
  }
  shared: {
    state: ReturnType<CityParts['stateOf']>
    site: CityParts['site']
    trades: readonly ReturnType<CityParts['tradeOf']>[]
    around: readonly ReturnType<CityParts['knownOf']>[]
    /** The offices that serve its whole state. */
    stateOffices: Offices
    /** The cities of these offices and of its own. */
    seats: ReturnType<CityParts['seatsOf']>
  }
}

export function cityTokens({ city, place, within }: CityNames, state: State, { units, language }: Speech) {
  return {
    city: city.alias ?? city.name,
    state: state.name,
    gstCode: state.gstCode,
    goodsThreshold: `₹${state.goodsThresholdLakh} ${units.lakh}`,
    servicesThreshold: `₹${state.servicesThresholdLakh} ${units.lakh}`,
    // Only English says the 22nd.
    quarterlyDay: language === undefined ? formatOrdinal(state.quarterlyReturnDay) : String(state.quarterlyReturnDay),
    localTax: state.localTax ?? 'SGST',
    stateKind: state.kind === 'state' ? 'a state' : 'a union territory',
    district: place?.district ?? '',
    within: within?.label ?? '',
  }
}

type Speech = Pick<CityParts['site'], 'units' | 'language'>
type CityNames = Pick<CityInputs['own'], 'city' | 'place' | 'within'>

export type CityTokens = ReturnType<typeof cityTokens>

/** A city with what is known about it, and the city that it is part of. */
export function cityNames({ id, value: city }: Entry<City>, data: WholeData): CityNames {
  const placeOf = (slug: string) => data.catalogue.places.get(slug)?.value
  const place = city.within === undefined ? placeOf(id) : partOf(placeOf(city.within), placeOf(id))
  return { city, place, within: city.within === undefined ? undefined : cityLink(data, city.within) }
}

/** A neighbourhood: its own facts, and those of its city that hold for more than one spot. */
function partOf({ at, pinPrefix, headPostOffice, population, ...ofAllParts }: Place = {}, own: Place = {}): Place {
  return { ...ofAllParts, ...own }
}

export function knownFor(slug: string, trade: Trade, place: Place = {}): string {
  // Two lists may spell one product differently: Darjeeling tea, Darjeeling Tea; hosiery garments,
  // hosiery.
  const products = new Map(productsFor(listedProducts(place), trade).map((name) => [name.toLowerCase(), name]))
  const isPart = (name: string) => [...products.keys()].some((other) => other !== name && other.includes(name))
  const named = [...products].flatMap(([lower, name]) => (isPart(lower) ? [] : [name]))
  return [trade.evidence?.[slug] ?? '', named.join(', ')].filter(Boolean).join(' ')
}
