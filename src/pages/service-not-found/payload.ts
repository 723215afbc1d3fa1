import type { Navigation, PageService } from '#generated/records.ts'

export interface ServiceNotFoundPayload extends Omit<PageService['notFound'], 'seo'> {
  /** Heading of the pages that may have been meant. */
  suggestions: string
  field: Navigation['search']
  /** Those under /services alone, which this page answers. */
  redirects: Readonly<Record<string, string>>
}
