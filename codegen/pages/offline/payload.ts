import type { PageOffline } from '#generated/records.ts'
import type { ContactLinks } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface OfflinePayload {
  page: Shown<PageOffline>
  contact: Pick<ContactLinks, 'phone' | 'phoneHref'>
}
