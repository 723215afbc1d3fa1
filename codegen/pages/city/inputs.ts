import type { LocalWords } from '../shared/firm/local-chat.ts'
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
import type { SiteFrame } from '../shared/context.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { Figures } from '../shared/payload/shown.ts'
import type { NeighbourGroup } from '../shared/places/create-neighbours.ts'
import type { KnownSeat } from '../shared/places/known-seats.ts'
import type { KnownCity } from '../shared/places/neighbour-links.ts'
import type { PageInputs } from '../shared/route-plan.ts'

/** All that a city's page is made from. */
export interface CityInputs extends PageInputs {
  own: {
    path: string
    /** Under which the city is known to its neighbours; an alias has the city's. */
    slug: string
    /** The page to which search engines are sent. */
    canonicalPath: string
    /**
     * Search engines are sent to the page of the state, since too little of this one is its own.
     */
    isHeld: boolean
    city: City
    /** What is known of the city besides its line. */
    place?: Place
    neighbours: readonly NeighbourGroup[]
    /** What each of its trades means here: listed products, or what somebody wrote. */
    known: readonly string[]
    within?: PageLink
  }
  shared: {
    state: CityState
    site: CitySite
    trades: readonly CityTrade[]
    /** What is known of the neighbours. */
    around: readonly KnownCity[]
    /** The cities in which its own offices are. */
    seats: readonly KnownSeat[]
    stateOffices: StateOffices
  }
}

/** The offices that serve a whole state, and the cities in which they are. */
export interface StateOffices {
  offices: Offices
  seats: readonly KnownSeat[]
}

/** A state and its professional tax, which all its cities share. */
export type CityState = State & {
  code: string
  /** The page of the state. */
  link: PageLink
  /** Whether it levies professional tax, so that its cities lead to what we do about it. */
  hasProfessionalTax: boolean
  /** How a chat begins in its language, where the firm has that. */
  localWords?: LocalWords | undefined
  /**
   * The most that people pay, and the day; or that there is none. It leads to the state's section
   * where that says more: of a tax or a doubt.
   */
  tax: { inShort: string; href?: string }
}

/** A trade as the pages of cities name it. */
export interface CityTrade extends Pick<Trade, 'name'> {
  id: string
  /** The first of what GST asks of it; the page of the state says all. */
  lead: string
}

/** What the pages of all cities share. */
export interface CitySite extends SiteFrame {
  page: PageCity
  faqs: Faqs['city']
  figures: Figures
  /** Services that every city's page leads to. */
  services: readonly PageLink[]
  /** The price of registration, as it is said in a sentence and in the link to the prices. */
  fee: PageLink & { text?: string }
  /** Words of the table of offices, and where local facts were read. */
  offices: PageOffices
  sources: Readonly<Record<string, PlaceSource>>
  /** The link to the questions on GST, which names the city. */
  gstCheck: string
  /** The service that only cities of states with professional tax lead to. */
  professionalTax: PageLink
}

/** The values of the tokens that a city page's texts may hold. */
export function cityTokens({ city, place, within }: CityNames, state: State) {
  const {
    name,
    gstCode,
    goodsThresholdLakh,
    servicesThresholdLakh,
    quarterlyReturnDay,
    kind,
    localTax = 'SGST',
  } = state
  return {
    city: city.alias ?? city.name,
    state: name,
    gstCode,
    goodsThreshold: `₹${goodsThresholdLakh} lakh`,
    servicesThreshold: `₹${servicesThresholdLakh} lakh`,
    quarterlyDay: formatOrdinal(quarterlyReturnDay),
    localTax,
    stateKind: kind === 'state' ? 'a state' : 'a union territory',
    district: place?.district ?? '',
    within: within?.label ?? '',
  }
}

/** Of a city's inputs what its tokens are made of. */
export type CityNames = Pick<CityInputs['own'], 'city' | 'place' | 'within'>

export type CityTokens = ReturnType<typeof cityTokens>
