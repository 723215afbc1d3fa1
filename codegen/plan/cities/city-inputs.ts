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
import type { SiteFrame } from '../context.ts'
import type { StateTax } from '../payloads/city-pages.ts'
import type { PageLink } from '../payloads/links.ts'
import type { Figures } from '../payloads/shown.ts'
import type { NeighbourKind } from '../places/create-neighbours.ts'
import type { PageInputs } from '../route-plan.ts'

/** All that a city's page is made from. */
export interface CityInputs extends PageInputs {
  own: {
    path: string
    /** The slug to whose page search engines are sent. */
    canonicalSlug: string
    city: City
    /** What is known of the city besides its line. */
    place?: Place
    neighbours: readonly Neighbours[]
    within?: PageLink
  }
  shared: { state: CityState; site: CitySite; trades: readonly Trade[] }
}

/** A state and its professional tax, which all its cities share. */
export type CityState = State & {
  code: string
  /** The page of the state. */
  link: PageLink
  /** Offices that deal with all its cities, but where a city has its own. */
  offices: Offices
  professionalTax: StateTax
  /** Whether its cities lead to what we write and do about that tax. */
  hasProfessionalTax: boolean
}

/** What the pages of all cities share. */
export interface CitySite extends SiteFrame {
  page: PageCity
  faqs: Faqs['city']
  figures: Figures
  /** Services and articles that every city's page leads to. */
  services: readonly PageLink[]
  articles: readonly PageLink[]
  /** The price of registration and the page that says what it holds. */
  fee: PageLink
  /** Words of the table of offices, and where local facts were read. */
  offices: PageOffices
  sources: Readonly<Record<string, PlaceSource>>
  /** The link to the questions on GST, which names the city. */
  gstCheck: string
  /** The service and the article that only cities of states with professional tax lead to. */
  professionalTax: { service: PageLink; article: PageLink }
}

/** The values of the tokens that a city page's texts may hold. */
export function cityTokens({ city, place, within }: CityNames, state: State) {
  const { name, gstCode, goodsThresholdLakh, servicesThresholdLakh, quarterlyReturnDay, kind } = state
  return {
    city: city.alias ?? city.name,
    state: name,
    gstCode,
    goodsThreshold: `₹${goodsThresholdLakh} lakh`,
    servicesThreshold: `₹${servicesThresholdLakh} lakh`,
    quarterlyDay: String(quarterlyReturnDay),
    stateKind: kind === 'state' ? 'a state' : 'a union territory',
    district: place?.district ?? '',
    within: within?.label ?? '',
  }
}

/** Of a city's inputs what its tokens are made of. */
export type CityNames = Pick<CityInputs['own'], 'city' | 'place' | 'within'>

export type CityTokens = ReturnType<typeof cityTokens>

/** Links to other places, by what they are to the city. */
export interface Neighbours {
  kind: NeighbourKind
  links: readonly (PageLink & { km?: number })[]
}
