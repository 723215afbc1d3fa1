import type { LocalWords } from '../shared/firm.ts'
import type {
  City,
  Faqs,
  Offices,
  PageCity,
  PageOffices,
  Place,
  PlaceSource,
  State,
  Trade,
} from '#generated/records.ts'
import { formatOrdinal } from '#src/rules/format-ordinal.ts'
import { listedProducts, productsFor } from '../../model/places/speaks-for.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import type { SiteFrame } from '../shared/context.ts'
import { cityLink } from '../shared/links.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { Figures } from '../shared/payload/shown.ts'
import type { Point } from '../shared/places/distance-to.ts'
import type { PageInputs } from '../shared/route-plan.ts'

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
    state: CityState
    site: CitySite
    trades: readonly CityTrade[]
    around: readonly KnownCity[]
    /** The offices that serve its whole state. */
    stateOffices: Offices
    /** The cities of these offices and of its own. */
    seats: readonly KnownSeat[]
  }
}

/** Other places that a city's page links to, by their relation. */
export interface NeighbourGroup {
  /** Cities near by, other cities of the state, parts of the city, other parts of the same city. */
  kind: 'near' | 'others' | 'parts' | 'otherParts'
  /** Their slugs. */
  places: readonly string[]
}

/** What its neighbours' pages may say about a city. All share one object, fingerprinted once. */
export interface KnownCity extends PageLink {
  slug: string
  at: Point | undefined
  district: string | undefined
  /** The first product that its district is listed for, if any. */
  products: readonly string[]
  stateCode: string
  state: string
  gstCode: string
}

/** A city with offices. All pages that name it share one object, so it is fingerprinted once. */
export interface KnownSeat {
  slug: string
  name: string
  at: Point | undefined
}

/** A state and its professional tax, which all its cities share. */
export type CityState = State & {
  code: string
  link: PageLink
  /** Services that its cities' pages lead to. */
  services: readonly PageLink[]
  /** How a chat begins in its language, if the firm speaks it. */
  localWords?: LocalWords | undefined
  /** The highest tax and the day, or that there is none; and where the state's page says more. */
  tax: { inShort: string; href: string | undefined }
}

export interface CityTrade extends Pick<Trade, 'name'> {
  id: string
  /** The first sentences of what GST asks of it. The page of the state has all of it. */
  lead: string
}

export interface CitySite extends SiteFrame {
  page: PageCity
  faqs: Faqs['city']
  figures: Figures
  /** The price of registration, in a sentence and in the link to the prices. */
  fee: PageLink & { text?: string }
  /** Words of the table of offices, and where local facts were read. */
  offices: PageOffices
  sources: Readonly<Record<string, PlaceSource>>
  /** The link to the questions on GST. It names the city. */
  gstCheck: string
}

export function cityTokens({ city, place, within }: CityNames, state: State) {
  return {
    city: city.alias ?? city.name,
    state: state.name,
    gstCode: state.gstCode,
    goodsThreshold: `₹${state.goodsThresholdLakh} lakh`,
    servicesThreshold: `₹${state.servicesThresholdLakh} lakh`,
    quarterlyDay: formatOrdinal(state.quarterlyReturnDay),
    localTax: state.localTax ?? 'SGST',
    stateKind: state.kind === 'state' ? 'a state' : 'a union territory',
    district: place?.district ?? '',
    within: within?.label ?? '',
  }
}

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

// A sentence with fewer words opens a thought and states no rule yet: "If you buy metal scrap, you
// have two duties."
const fewestWords = 12

/** The first sentence of a text, with the next one if the first is short. */
export function leadOf(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.?!]) (?=\p{Lu})/u)
  let lead = first
  for (const sentence of rest) {
    if (lead.split(' ').length >= fewestWords) break
    lead += ` ${sentence}`
  }
  return lead
}
