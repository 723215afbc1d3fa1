import type { Navigation, PageNotFound, PageOffline } from '#generated/records.ts'
import type { ContactLinks, PageLink } from './shared/links.ts'
import type { Shown } from './shared/shown.ts'

export interface NotFoundPayload {
  page: Shown<PageNotFound>
  field: Navigation['search']
  links: readonly PageLink[]
  cities: readonly PageLink[]
  services: readonly PageLink[]
  /** Retired addresses and where they lead: hosts compare letter by letter, and some know none. */
  redirects: Readonly<Record<string, string>>
}

export interface ServiceNotFoundPayload {
  heading: string
  text: string
  linkLabel: string
  /** Heading of the pages that may have been meant. */
  suggestions: string
  field: Navigation['search']
  /** Those under /services alone, which this page answers. */
  redirects: Readonly<Record<string, string>>
}

export interface OfflinePayload {
  page: Shown<PageOffline>
  contact: Pick<ContactLinks, 'phone' | 'phoneHref'>
}
