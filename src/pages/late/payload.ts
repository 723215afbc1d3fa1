import type { PageLate } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { NextDays } from '../../content/payload/next-dates.ts'
import type { FigureLabels, Figures, Shown } from '../../content/payload/shown.ts'

export interface LatePayload {
  next?: NextDays | undefined
  page: Shown<PageLate>
  figures: Figures
  labels: FigureLabels
  groups: readonly { heading: string; links: readonly PageLink[] }[]
  chatHref: string
  newTabNote: string
}
