import type { PageHowItWorks } from '#generated/records.ts'
import type { ContactLinks } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface HowItWorksPayload {
  page: Shown<PageHowItWorks>
  contact: Pick<ContactLinks, 'schedulingHref' | 'newTabNote' | 'opens'>
}
