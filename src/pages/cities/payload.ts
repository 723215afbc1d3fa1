import type { PageGst } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface CitiesPayload {
  page: Shown<Omit<PageGst, 'seo' | 'map'>> & { map: { heading: string } }
  gstCheck: PageLink
  /** Every state by name, with the number of its cities and the largest of them. */
  states: readonly (PageLink & {
    code: string
    gstCode: string
    count: number
    largest: readonly PageLink[]
    /** Its square on the map. */
    tile: { row: number; column: number }
  })[]
}
