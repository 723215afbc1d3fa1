import type { Decision, PageCheck } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from '../../content/payload/links.ts'
import type { BillLabels, ServiceBill } from '../../content/payload/calculator-frame.ts'
import type { DateShown, Shown } from '../../content/payload/shown.ts'

export interface CheckOutcomePayload {
  labels: Shown<PageCheck['outcome']>
  /** The answer in two or three words, and what kind it is. */
  answer: { kind: Decision['outcomes'][number]['answer']; label: string }
  heading: string
  text: string
  limit?: string | undefined
  law: { authority: string; source: string; checkedOn: DateShown }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  /** A page that helps further, such as a calculator. */
  link?: PageLink | undefined
  /** Where the limit applies: its purpose, and the states. */
  holds: readonly { label: string; states: string }[]
  governmentFee?: string | undefined
  bill?: ServiceBill | undefined
  billLabels: BillLabels
  address: string
  start?: PageLink | undefined
  chatHref: string
  newTabNote: string
  back: PageLink
  breadcrumbs: readonly Breadcrumb[]
}
