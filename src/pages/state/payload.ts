import type { Faqs, PageState } from '#generated/records.ts'
import type { NextDates } from '../../content/payload/next-dates.ts'
import type { Breadcrumb, ContactLinks, LocalChat, PageLink } from '../../content/payload/links.ts'
import type { OfficeTable } from '../../content/payload/offices.ts'
import type { Figures, Shown } from '../../content/payload/shown.ts'

/** Professional tax of a state. A state without the tax has only a note and its source. */
export interface StateTax {
  note: string
  /** The slabs under the heads of their two columns. */
  slabs?: { heads: readonly [string, string]; rows: readonly (readonly [string, string])[] } | undefined
  /** To whom the slabs apply, and their confidence. */
  remarks?: readonly string[]
  lines?: readonly { label: string; value: string }[]
  /** Undefined where no copy of the law agrees with another. */
  sources?: { label: string; links: readonly PageLink[]; checked: string } | undefined
}

export interface StateDate {
  id: string
  iso: string
  day: string
  weekday: string
  what: string
  period: string
  /** For whom it is due. */
  who: string
  remarks?: readonly string[]
}

export interface StateMap {
  /** The view box. */
  size: string
  /** The dots, as the data of one path. */
  dots: string
  names: readonly { x: number; y: number; label: string; isLeft: boolean }[]
}

type Labels = Shown<Omit<PageState, 'seo'>>

export interface StatePayload {
  /** The page's words, except those from which the parts below are made. */
  labels: Omit<Labels, 'dates' | 'changes' | 'returns' | 'limits'> & {
    limits: Omit<Labels['limits'], 'doubt'>
    dates: Pick<Labels['dates'], 'heading' | 'day' | 'what'>
    changes: Pick<Labels['changes'], 'heading' | 'since'>
  }
  name: string
  gstCode: string
  goodsThreshold: string
  servicesThreshold: string
  quarterlyReturnDay: number
  note: string
  /** The next due dates, under the words that NextDates has for them too. */
  dates: Pick<NextDates, 'asOf' | 'asOfToday' | 'over' | 'madeOn' | 'all'> & { rows: readonly StateDate[] }
  /** What requires registration, and above which turnover. */
  limits: readonly { label: string; value: string }[]
  /** What requires registration at any turnover. */
  always: readonly PageLink[]
  /** The questions on GST, with the state answered. */
  gstCheck: PageLink
  /** The anchors of the parts to which cities link. */
  anchors: Readonly<Record<'limits' | 'returns' | 'professionalTax' | 'offices', string>>
  /** The rules of quarterly filing here. */
  returns: string
  professionalTax: StateTax
  /** What GST asks of the trades of its cities, each with an anchor. */
  trades: readonly { anchor: string; name: string; people: string; gst: string }[]
  faqs: Shown<Faqs['state']>
  offices: OfficeTable
  /** What changed lately, the state's own first. */
  changes: readonly { id: string; day: string; text: string; source: PageLink }[]
  cities: readonly (PageLink & { parts?: readonly PageLink[] })[]
  /** The map of the cities, if the coordinates of enough of them are known. */
  map?: StateMap | undefined
  /** Our fee, the government's, and how long it takes. */
  costs: readonly { label: string; value: string }[]
  chatHref: string
  localChat?: LocalChat | undefined
  breadcrumbs: readonly Breadcrumb[]
  figures: Figures
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'hours' | 'newTabNote' | 'opens'>
}
