import type { PageServices } from '#generated/records.ts'
import type { ServiceLink } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface ServicesPayload {
  page: Shown<PageServices>
  /** The services asked for most, with their lowest fee. */
  asked: readonly { label: string; href: string; value?: string }[]
  groups: readonly {
    id: string
    name: string
    description: string
    /** Each with its fees, its time if that is published, and the words that people type for it. */
    services: readonly (ServiceLink & { fee: string; days?: string; aliases?: readonly string[] })[]
  }[]
}
