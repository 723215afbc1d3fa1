import type { PageAbout, Testimonials } from '#generated/records.ts'
import type { ContactLinks, ShownTeam } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface AboutPayload {
  page: Shown<PageAbout>
  testimonials: Shown<Testimonials['about']>
  testimonialsNote: string
  /** What is put on each of them while they are samples. */
  testimonialsMark?: string | undefined
  journeyMark?: string | undefined
  address: readonly string[]
  team?: ShownTeam | undefined
  contact: ContactLinks
  endpoint: string | null
}
