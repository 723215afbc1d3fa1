import type { PageHowItWorks } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface HowItWorksPayload {
  page: Shown<PageHowItWorks>
  contact: Pick<ContactLinks, 'schedulingHref' | 'sendPage' | 'newTabNote' | 'opens'>
  /** Its own address, to be sent. */
  address: string
}
