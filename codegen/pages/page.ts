import type { Kind } from '../model/page-kinds.ts'
import type { CardTexts } from './share-card.ts'
import type { WholeContext } from './shared/context.ts'
import type { Payloads } from './shared/payload/page-record.ts'
import type { Outline } from './shared/prose/outline.ts'
import type { PagePlan, RoutePlan } from './shared/route-plan.ts'

/** A kind of page: its pages, and what else is made from their payloads. */
export interface Page<K extends Kind> {
  /** All pages of the kind. `others` are the pages of the kinds above it in the table. */
  plan: (context: WholeContext, others: readonly RoutePlan[]) => PagePlan | PagePlan[]
  /** Pages of other kinds see no city, so that they do not change when one is added. */
  namesCities?: true
  /** The texts of the share picture. Without them the picture shows only the title. */
  card: ((payload: Payloads[K]) => CardTexts) | undefined
  /** The contents of the Markdown twin. Without it the kind has no twins. */
  twin: ((page: { payload: Payloads[K]; address: string }) => Pick<Outline, 'title' | 'sections'>) | undefined
}
