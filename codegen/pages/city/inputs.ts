import type { LocalWords } from '../shared/firm/local-chat.ts'
import type { City, Faqs, PageCity, PageOffices, Place, PlaceSource, State, Trade } from '#generated/records.ts'
import { formatOrdinal } from '#src/rules/format-ordinal.ts'
import type { SiteFrame } from '../shared/context.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { Figures } from '../shared/payload/shown.ts'
import type { NeighbourGroup } from '../shared/places/create-neighbours.ts'
import type { KnownCity } from '../shared/places/neighbour-links.ts'
import type { KnownSeat, StateOffices } from '../shared/places/state-seats.ts'
import type { PageInputs } from '../shared/route-plan.ts'

/** All that a city's page is made from. */
export interface CityInputs extends PageInputs {
  own: {
    path: string
    /** The slug by which neighbours refer to the city. An alias has its city's slug. */
    slug: string
    /** The canonical page. */
    canonicalPath: string
    /**
     * Search engines are sent to the page of the state, because too little of this page is its own.
     */
    isHeld: boolean
    city: City
    /** What is known about the city apart from its line. */
    place?: Place
    neighbours: readonly NeighbourGroup[]
    /** The meaning of each trade here: listed products, or a text that somebody wrote. */
    known: readonly string[]
    within?: PageLink
  }
  shared: {
    state: CityState
    site: CitySite
    trades: readonly CityTrade[]
    /** What is known about the neighbours. */
    around: readonly KnownCity[]
    /** The cities of its own offices. */
    seats: readonly KnownSeat[]
    stateOffices: StateOffices
  }
}

/** A state and its professional tax, which all its cities share. */
export type CityState = State & {
  code: string
  /** The page of the state. */
  link: PageLink
  /** Whether it levies professional tax. If so, its cities lead to our service for it. */
  hasProfessionalTax: boolean
  /** How a chat begins in its language, if the firm speaks it. */
  localWords?: LocalWords | undefined
  /**
   * The highest tax and the day, or that there is none. It leads to the state's section if that
   * says more: about a tax or a doubt.
   */
  tax: { inShort: string; href?: string }
}

/** A trade as city pages name it. */
export interface CityTrade extends Pick<Trade, 'name'> {
  id: string
  /** The first sentences of what GST asks of it. The page of the state has all of it. */
  lead: string
}

/** What the pages of all cities share. */
export interface CitySite extends SiteFrame {
  page: PageCity
  faqs: Faqs['city']
  figures: Figures
  /** Services that every city's page leads to. */
  services: readonly PageLink[]
  /** The price of registration, in a sentence and in the link to the prices. */
  fee: PageLink & { text?: string }
  /** Words of the table of offices, and where local facts were read. */
  offices: PageOffices
  sources: Readonly<Record<string, PlaceSource>>
  /** The link to the questions on GST. It names the city. */
  gstCheck: string
  /** The service to which only cities of states with professional tax link. */
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

/** The part of a city's inputs from which tokens are made. */
export type CityNames = Pick<CityInputs['own'], 'city' | 'place' | 'within'>

export type CityTokens = ReturnType<typeof cityTokens>
