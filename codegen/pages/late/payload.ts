import type { PageLate } from '#generated/records.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { NextDays } from '../calendar/payload.ts'
import type { FigureLabels, Figures, Shown } from '../shared/payload/shown.ts'

export interface LatePayload {
  next?: NextDays | undefined
  page: Shown<PageLate>
  figures: Figures
  labels: FigureLabels
  groups: readonly { heading: string; links: readonly PageLink[] }[]
  chatHref: string
  newTabNote: string
}
