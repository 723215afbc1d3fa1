import type { Jobs, PageCareers, Site } from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from './shared/links.ts'
import type { DateShown, Shown } from './shared/shown.ts'

export interface CareersPayload {
  /** Above the openings stands one text: that they are samples, what is said of them, or that there are none. */
  page: Shown<Omit<PageCareers, 'opening' | 'openings'> & { openings: Omit<PageCareers['openings'], 'empty'> }>
  /** Names of an opening's facts. */
  facts: Pick<PageCareers['opening'], 'type' | 'place' | 'experience' | 'validThrough' | 'requirements'>
  openings: readonly JobCard[]
  /** What is put on each opening while they are samples. */
  sampleMark?: string | undefined
  roles: readonly string[]
  experiences: readonly string[]
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'email' | 'emailHref' | 'whatsapp' | 'chatHref' | 'newTabNote'>
  chatHref: string
  timers: Pick<Site['timers'], 'careerFormMs' | 'copiedMs'>
}

export interface JobCard {
  slug: string
  href: string
  title: string
  type: string
  /** City and state of the workplace; absent for remote work. */
  place?: string | undefined
  experience: string
  validThrough: DateShown
  description: string
  requirements: readonly string[]
}

export interface JobPayload {
  labels: PageCareers['opening'] & Pick<PageCareers['openings'], 'apply'>
  job: Pick<
    Jobs['openings'][string],
    'title' | 'type' | 'experience' | 'description' | 'requirements' | 'responsibilities'
  >
  /** While the opening is a sample. */
  sampleNote?: string | undefined
  slug: string
  posted: DateShown
  validThrough: DateShown
  /** City and state of the workplace; absent for remote work. */
  place?: string | undefined
  applyHref: string
  chatHref: string
  /** Said after the link to the chat, which opens a new tab. */
  newTabNote: string
  others: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
}
