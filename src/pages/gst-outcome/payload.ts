import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { BillLabels, ServiceBill } from '../../content/payload/calculator-frame.ts'
import type { DateShown, Shown } from '../../content/payload/shown.ts'

export interface GstOutcomePayload {
  labels: Shown<PageGstCheck['outcome']>
  /** The answer in two or three words, and what kind it is. */
  answer: { kind: GstDecision['outcomes'][number]['answer']; label: string }
  heading: string
  text: string
  limit?: string | undefined
  law: { authority: string; source: string; checkedOn: DateShown }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  /** Where the limit applies: its purpose, and the states. */
  holds: readonly { label: string; states: string }[]
  governmentFee: string
  bill?: ServiceBill | undefined
  billLabels: BillLabels
  address: string
  start: PageLink
  chatHref: string
  newTabNote: string
  back: PageLink
  breadcrumbs: readonly Breadcrumb[]
}
