import type { Legal, Navigation } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { ContentsEntry, ProseNode } from '../../content/payload/prose.ts'
import type { DateShown } from '../../content/payload/shown.ts'

export interface LegalPayload {
  labels: Navigation['legal']
  legal: Pick<Legal, 'title' | 'intro'>
  effectiveDate: DateShown
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  others: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
}
