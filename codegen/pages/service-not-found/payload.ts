import type { Navigation } from '#generated/records.ts'

export interface ServiceNotFoundPayload {
  heading: string
  text: string
  linkLabel: string
  /** Heading of the pages that may have been meant. */
  suggestions: string
  field: Navigation['search']
  /** Those under /services alone, which this page answers. */
  redirects: Readonly<Record<string, string>>
}
