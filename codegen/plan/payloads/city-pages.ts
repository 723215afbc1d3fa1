import type { Faqs, PageCity, PageGst, State, Trade } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from './links.ts'
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

export interface CityPayload {
  labels: Shown<Omit<PageCity, 'seo' | 'turnover' | 'returns'>>
  name: string
  state: Pick<State, 'name' | 'gstCode' | 'quarterlyReturnDay' | 'taxDepartment' | 'taxDepartmentUrl' | 'note'> & {
    code: string
    goodsThreshold: string
    servicesThreshold: string
    professionalTax: StateTax
  }
  /** The sentences that hold for this state's class of threshold and return day. */
  turnover: string
  returns: string
  trades: readonly Omit<Trade, 'facts'>[]
  near: readonly PageLink[]
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
