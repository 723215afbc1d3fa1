import type { PageService, PageServices, Service, Site } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink, ServiceLink } from './links.ts'
import type { Figures, IconShape, Shown } from './shown.ts'

export interface ServicesPayload {
  page: Shown<PageServices>
  groups: readonly {
    id: string
    name: string
    description: string
    icon: IconShape
    services: readonly ServiceLink[]
  }[]
}

export interface ServicePayload {
  labels: Shown<Omit<PageService, 'notFound'>>
  service: Shown<Omit<Service, 'related' | 'category' | 'order' | 'seo' | 'formLink' | 'reviewedOn'>>
  id: string
  category: { id: string; name: string }
  formHref?: string
  /** A chat that names the service, for visitors without JavaScript. */
  chatHref: string
  /** Prices as text in rupees, where the service has indicative prices. */
  prices?: readonly { name: string; price: string }[]
  /** From the lowest price to the highest. */
  priceRange?: string
  related: readonly ServiceLink[]
  articles: readonly PageLink[]
  previous?: PageLink
  next?: PageLink
  breadcrumbs: readonly Breadcrumb[]
  reviewedOn: string
  figures: Figures
  contact: ContactLinks
  timers: Site['timers']
}
