import type { Navigation, PageNotFound } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface NotFoundPayload {
  page: Shown<PageNotFound>
  field: Navigation['search']
  links: readonly PageLink[]
  cities: readonly PageLink[]
  services: readonly PageLink[]
  /** Retired addresses: hosts compare letter by letter, and some have no redirects. */
  redirects: Readonly<Record<string, string>>
}
