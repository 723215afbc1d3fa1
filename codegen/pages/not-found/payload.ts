import type { Navigation, PageNotFound } from '#generated/records.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface NotFoundPayload {
  page: Shown<PageNotFound>
  field: Navigation['search']
  links: readonly PageLink[]
  cities: readonly PageLink[]
  services: readonly PageLink[]
  /** Retired addresses and where they lead: hosts compare letter by letter, and some know none. */
  redirects: Readonly<Record<string, string>>
}
