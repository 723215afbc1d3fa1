import type { Jobs, PageCareers, Site } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { DateShown, Shown } from '../../content/payload/shown.ts'

export interface CareersPayload {
  /** The text above the openings: what they are, that they are samples, or that none is open. */
  page: Shown<Omit<PageCareers, 'opening'>>
  /** Names of an opening's facts. */
  facts: Pick<PageCareers['opening'], 'type' | 'place' | 'experience' | 'validThrough' | 'requirements'>
  openings: readonly JobCard[]
  /** What is put on each opening while they are samples. */
  sampleMark?: string | undefined
  roles: readonly string[]
  experiences: readonly string[]
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'email' | 'emailHref' | 'whatsapp' | 'newTabNote' | 'errors'>
  chatHref: string
  timers: Pick<Site['timers'], 'careerFormMs' | 'copiedMs'>
}

export interface JobCard extends Pick<
  Jobs['openings'][string],
  'title' | 'type' | 'experience' | 'description' | 'requirements'
> {
  slug: string
  href: string
  /** City and state of the workplace; absent for remote work. */
  place?: string | undefined
  validThrough: DateShown
}
