import type { Faqs, PageCity, PageService, State } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, LocalChat, PageLink } from '../../content/payload/links.ts'
import type { CityOffices } from '../../content/payload/offices.ts'
import type { Figures, Shown } from '../../content/payload/shown.ts'

export interface ProductList {
  label: string
  products: readonly string[]
  source: PageLink
}

/** Cities near by, by the tax on goods sent there. A note has the distance and the product. */
export interface NearPlaces {
  heading: string
  groups: readonly { text: string; links: readonly (PageLink & { note?: string })[] }[]
  /** What the products in the notes are. */
  note: string
}

/** The next due dates of monthly filers, and what is said when all of them have passed. */
export interface CityDates {
  /** Stands before them. */
  monthly: string
  /** The first of them. */
  madeOn: string
  dates: readonly { iso: string; day: string; what: string; remark?: string | undefined }[]
  over: string
  all: PageLink
}

type Statement = Shown<string | { text: string; fact: string }>

type Unchanged =
  | 'heading'
  | 'intro'
  | 'start'
  | 'leaf'
  | 'within'
  | 'whatIs'
  | 'benefits'
  | 'time'
  | 'penalties'
  | 'faq'

export interface CityPayload {
  labels: Shown<Pick<PageCity, Unchanged | 'figures'>> & {
    whoNeeds: Shown<Omit<PageCity['whoNeeds'], 'example'>>
    documents: Pick<PageCity['documents'], 'heading'> & { address?: string | undefined }
    /** With the limits of the state in one sentence. */
    turnoverLimit: Shown<Omit<PageCity['turnoverLimit'], 'one' | 'two' | 'more'>> & { limit: string }
    returnFiling: Shown<Pick<PageCity['returnFiling'], 'heading' | 'text' | 'points' | 'all'>>
    glance: Pick<PageCity['glance'], 'heading' | 'gstCode' | 'goods' | 'services'> & { inShort?: string | undefined }
    sidebar: Omit<PageCity['sidebar'], 'chatText'>
    trades: Pick<PageCity['trades'], 'heading' | 'more'>
    services: Pick<PageCity['services'], 'heading'>
  }
  name: string
  state: Pick<State, 'name' | 'gstCode'> & { goodsThreshold: string; servicesThreshold: string }
  /** Parts of the page of the state that say more. */
  stateLinks: Readonly<Record<'limits' | 'returns', PageLink>>
  /** What is known about the city, in a word or a number each. */
  glance: readonly { label: string; value: string; href?: string | undefined }[]
  /** The price of registration, alone and in a sentence that links to all prices. */
  fee: PageLink & { heading: string; text?: string; more: string }
  /** The parts of that price. */
  bill: readonly { label: string; value: string }[]
  dates: CityDates
  papers: {
    labels: PageService['documents']
    list: readonly string[]
    /** What is sent later, each with the rule that says when. */
    later: readonly Statement[]
  }
  /** A sale to the nearest city of another state. */
  example?: string | undefined
  products?: { heading: string; lists: readonly ProductList[] } | undefined
  offices: CityOffices
  /** The first sentences of what GST asks of each trade, with a link to all of it. */
  trades: readonly { name: string; href: string; known: string; lead: string }[]
  /** What exporters need, where the place is a Town of Export Excellence. */
  exporters?: { name: string; known: string; lead: string; link: PageLink } | undefined
  near?: NearPlaces | undefined
  /** Neighbourhoods, or other cities of the state. A note has the distance. */
  places: readonly { heading: string; links: readonly (PageLink & { note?: string })[] }[]
  within?: PageLink | undefined
  faqs: Shown<Faqs['city']>
  gstCheck: PageLink
  services: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  localChat?: LocalChat | undefined
  /** A business-listing search for the firm in the city. */
  search?: (PageLink & { text: string }) | undefined
  figures: Figures
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'hours' | 'sendPage' | 'newTabNote' | 'opens'>
  /** Its canonical address, to be sent. */
  address: string
}
