import type { Jobs, PageCareers } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { DateShown } from '../../content/payload/shown.ts'

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
  newTabNote: string
  /** With the last day of each. */
  others: readonly (PageLink & { until: string })[]
  breadcrumbs: readonly Breadcrumb[]
}
