import type { Legal, Navigation } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../shared/payload/links.ts'
import type { ContentsEntry, ProseNode } from '../shared/payload/prose.ts'
import type { DateShown } from '../shared/payload/shown.ts'

export interface LegalPayload {
  labels: Navigation['legal']
  legal: Pick<Legal, 'title' | 'intro'>
  effectiveDate: DateShown
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  others: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
}
