import type { Faqs, PageCity, State } from '#generated/records.ts'
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

type Unchanged = 'heading' | 'intro' | 'start' | 'within' | 'whatIs' | 'benefits' | 'time' | 'penalties' | 'faq'

export interface CityPayload {
  labels: Shown<Pick<PageCity, Unchanged | 'trades' | 'figures'>> & {
    whoNeeds: Shown<Omit<PageCity['whoNeeds'], 'example'>>
    documents: Shown<Omit<PageCity['documents'], 'address'>> & { address?: string | undefined }
    /** With the limits of the state in one sentence. */
    turnoverLimit: Shown<Omit<PageCity['turnoverLimit'], 'one' | 'two' | 'more'>> & { limit: string }
    returnFiling: Shown<Omit<PageCity['returnFiling'], 'more'>>
    glance: Pick<PageCity['glance'], 'heading' | 'gstCode' | 'goods' | 'services'>
    sidebar: Omit<PageCity['sidebar'], 'chatText'>
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
  /** A sale to the nearest city of another state. */
  example?: string | undefined
  products?: { heading: string; lists: readonly ProductList[] } | undefined
  offices: CityOffices
  /** The first sentences of what GST asks of each trade, with a link to all of it. */
  trades: readonly { name: string; href: string; known: string; lead: string }[]
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
