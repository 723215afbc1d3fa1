import type { Faqs, PageCity, PageGst, State, Trade } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from './links.ts'
import type { OfficeTable } from './offices.ts'
import type { Figures, Shown } from './shown.ts'

export interface CitiesPayload {
  page: Shown<Omit<PageGst, 'seo' | 'map'>> & { map: { heading: string } }
  gstCheck: PageLink
  /** Every state by name, with the number of its cities and the largest of them. */
  states: readonly (PageLink & {
    code: string
    gstCode: string
    count: number
    largest: readonly PageLink[]
    /** Its square on the map. */
    tile: { row: number; column: number }
  })[]
}

/** Professional tax of a state; its note alone where there is none. */
export interface StateTax {
  note: string
  /** The slabs under the heads of their two columns. */
  slabs?: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  /** For whom the slabs hold, and how sure they are. */
  remarks?: readonly string[]
  lines?: readonly { label: string; value: string }[]
  sources?: { label: string; links: readonly PageLink[]; checked: string }
}

/** The products that one list names, and where it was read. */
export interface ProductList {
  label: string
  products: readonly string[]
  source: PageLink
}

export interface CityPayload {
  labels: Shown<Omit<PageCity, 'seo' | 'turnover' | 'returns' | 'near' | 'products' | 'fee'>>
  name: string
  state: Pick<State, 'name' | 'gstCode' | 'quarterlyReturnDay' | 'note'> & {
    goodsThreshold: string
    servicesThreshold: string
    professionalTax: StateTax
  }
  /** What is known of the city, in a word or a number each. */
  glance: readonly { label: string; value: string }[]
  /** The sentences that hold for this state's class of threshold and return day. */
  turnover: string
  returns: string
  /** The price of registration, which leads to what it holds. */
  fee: PageLink & { heading: string }
  products?: { heading: string; lists: readonly ProductList[] }
  offices: OfficeTable
  trades: readonly Pick<Trade, 'name' | 'people' | 'gst'>[]
  /** Places near by, parts of the city or other cities of the state, each group under its heading; a note says how far they are. */
  places: readonly { heading: string; links: readonly (PageLink & { note?: string })[] }[]
  within?: PageLink
  faqs: Shown<Faqs['city']>
  /** The questions on GST, with the state answered. */
  gstCheck: PageLink
  services: readonly PageLink[]
  articles: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  searchHref?: string
  figures: Figures
  contact: ContactLinks
}
