import type { PageServices } from '#generated/records.ts'
import type { ServiceLink } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface ServicesPayload {
  page: Shown<PageServices>
  /** The services asked for most, with their lowest fee. */
  asked: readonly { label: string; href: string; value?: string }[]
  groups: readonly {
    id: string
    name: string
    description: string
    /** Each with the words that people type for it. */
    services: readonly { id: string; title: string; aliases?: readonly string[] }[]
  }[]
  /** What the list shows of each service, by its id. */
  rows: Readonly<Record<string, ServiceRow>>
}

/** A service with our fee, and the time it takes if that is published. */
export interface ServiceRow extends ServiceLink {
  fee: string
  days?: string
}
