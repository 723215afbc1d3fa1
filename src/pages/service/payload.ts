import type { PageService, Service, Site } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink, ServiceLink } from '../../content/payload/links.ts'
import type { NextDates } from '../../content/payload/next-dates.ts'
import type { ProseNode } from '../../content/payload/prose.ts'
import type { Figures, Shown } from '../../content/payload/shown.ts'

export interface Package {
  name: string
  price: string
  /** What its money buys on top of what all packages include. */
  adds?: string | undefined
}

/** The price of each package, its parts before the sum, and what is added to all of them. */
export interface PriceInAll {
  /** What the totals are: everything, or what is paid before the extras. */
  label: string
  case?: string | undefined
  packages: readonly { name: string; parts: readonly { title: string; value: string }[]; total: string }[]
  onTop: readonly string[]
}

type NotShown = 'related' | 'category' | 'icon' | 'aliases' | 'order' | 'seo' | 'formLink' | 'reviewedOn'

export interface ServicePayload {
  labels: Shown<Omit<PageService, 'notFound'>>
  service: Shown<Omit<Service, NotShown | 'costs' | 'table' | 'nextDates'> & { costs: Omit<Service['costs'], 'inAll'> }>
  id: string
  address: string
  backHref: string
  /** A table that is made from other data, under its heading. */
  table?: { heading: string; body: readonly ProseNode[] } | undefined
  dueNext?: NextDates | undefined
  category: { id: string; name: string }
  formHref?: string | undefined
  /** A chat that names the service, for visitors without JavaScript. */
  chatHref: string
  /** Prices as text in rupees and what each buys, where the service has indicative prices. */
  prices?: readonly Package[] | undefined
  priceRange?: string | undefined
  /** The price of a service without packages that is an add-on, and the page of its total. */
  addOn?: { price: string; href: string } | undefined
  inAll?: PriceInAll | undefined
  /** Services needed next, each with its price, or that we quote it. */
  related: readonly (Pick<ServiceLink, 'href' | 'title'> & { price: string })[]
  articles: readonly PageLink[]
  /** Other pages about the service, by the part of this one that leads to them. */
  tools: { head: readonly PageLink[]; price: readonly PageLink[]; late: readonly PageLink[] }
  breadcrumbs: readonly Breadcrumb[]
  /** When it was last edited or, while a reviewer is named, checked and by whom. */
  review: string
  figures: Figures
  contact: Pick<ContactLinks, 'phoneHref' | 'whatsapp' | 'schedulingHref' | 'newTabNote' | 'opens' | 'errors'>
  timers: Pick<Site['timers'], 'leadFormMs' | 'copiedMs'>
}
