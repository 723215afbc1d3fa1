import type { PageNotFound, PageOffline } from '#generated/records.ts'
import type { ContactLinks, PageLink } from './links.ts'
import type { Shown } from './shown.ts'

export interface NotFoundPayload {
  page: Shown<PageNotFound>
  links: readonly PageLink[]
  cities: readonly PageLink[]
  services: readonly PageLink[]
}

export interface ServiceNotFoundPayload {
  heading: string
  text: string
  linkLabel: string
}

export interface OfflinePayload {
  page: Shown<PageOffline>
  contact: ContactLinks
}
