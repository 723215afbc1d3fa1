import type { PageOffline } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface OfflinePayload {
  page: Shown<PageOffline>
  contact: Pick<ContactLinks, 'phone' | 'phoneHref'>
}
