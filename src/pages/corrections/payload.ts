import type { PageCorrections } from '#generated/records.ts'
import type { FactNote, FigureLabels, Shown } from '../../content/payload/shown.ts'

export interface CorrectionsPayload {
  page: Shown<Omit<PageCorrections, 'opening'>>
  labels: FigureLabels
  corrections: readonly {
    id: string
    topic: string
    /** The figure as this site first published it. */
    published: string
    law: FactNote
    checkedOn: string
  }[]
  chatHref: string
  newTabNote: string
}
