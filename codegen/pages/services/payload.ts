import type { PageServices } from '#generated/records.ts'
import type { ServiceLink } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'

export interface ServicesPayload {
  page: Shown<PageServices>
  /** What is asked for most, with its lowest fee. */
  asked: readonly { label: string; href: string; value?: string }[]
  groups: readonly {
    id: string
    name: string
    description: string
    /**
     * Each with its fees and how long it takes, where that is published, and with what people type
     * for it.
     */
    services: readonly (ServiceLink & { fee: string; days?: string; aliases?: readonly string[] })[]
  }[]
}
