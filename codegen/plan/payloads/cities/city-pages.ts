import type { Faqs, PageCity, PageGst, State } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from '../shared/links.ts'
import type { CityOffices } from '../shared/offices.ts'
import type { Figures, Shown } from '../shared/shown.ts'

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

/** Professional tax of a state; its note and where it was read alone where there is none. */
export interface StateTax {
  note: string
  /** The slabs under the heads of their two columns. */
  slabs?: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  /** For whom the slabs hold, and how sure they are. */
  remarks?: readonly string[]
  lines?: readonly { label: string; value: string }[]
  sources: { label: string; links: readonly PageLink[]; checked: string }
}

/** The products that one list names, and where it was read. */
export interface ProductList {
  label: string
  products: readonly string[]
  source: PageLink
}

/** Cities near by under the tax that goods between here and there bear; a note says how far each is and what it is listed for. */
export interface NearPlaces {
  heading: string
  groups: readonly { text: string; links: readonly (PageLink & { note?: string })[] }[]
  /** What the products in the notes are. */
  note?: string
}

export interface CityPayload {
  labels: Shown<Omit<PageCity, 'seo' | 'near' | 'distance' | 'products' | 'fee' | 'offices' | 'glance'>> & {
    glance: Pick<PageCity['glance'], 'heading' | 'gstCode' | 'goods' | 'services'>
  }
  name: string
  state: Pick<State, 'name' | 'gstCode'> & { goodsThreshold: string; servicesThreshold: string }
  /** Parts of the page of the state that say more. */
  stateLinks: Readonly<Record<'limits' | 'returns', PageLink>>
  /** What is known of the city, in a word or a number each. */
  glance: readonly { label: string; value: string; href?: string }[]
  /** The price of registration, which leads to what it holds. */
  fee: PageLink & { heading: string }
  products?: { heading: string; lists: readonly ProductList[] }
  offices: CityOffices
  /** The first of what GST asks of each trade, which leads to all of it. */
  trades: readonly { name: string; href: string; known: string; lead: string }[]
  near?: NearPlaces
  /** Parts of the city or other cities of the state, each group under its heading; a note says how far they are. */
  places: readonly { heading: string; links: readonly (PageLink & { note?: string })[] }[]
  within?: PageLink
  faqs: Shown<Faqs['city']>
  /** The questions on GST, with the state answered. */
  gstCheck: PageLink
  services: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  searchHref?: string
  figures: Figures
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'newTabNote'>
}
