import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import type { Breadcrumb } from '../../content/payload/links.ts'
import type { BillLabels, ServiceBill } from '../../content/payload/calculator-frame.ts'
import type { Shown } from '../../content/payload/shown.ts'

type Condition = GstDecision['limits'][number]['if']

export interface GstCheckPayload {
  page: Shown<Omit<PageGstCheck, 'outcome' | 'cityLink' | 'link'>>
  questions: GstDecision['questions']
  state: GstDecision['state'] & { options: readonly { code: string; name: string }[] }
  turnover: GstDecision['turnover']
  /** The conditions and limits by which the browser decides, without texts. */
  decision: {
    outcomes: readonly Pick<GstDecision['outcomes'][number], 'id' | 'if' | 'turnover'>[]
    limits: readonly { if: Condition; usual: number; others: Readonly<Record<string, number>> }[]
  }
  /** The pages of the outcomes by their slugs. */
  outcomes: Readonly<Record<string, { heading: string; answer: GstDecision['outcomes'][number]['answer'] }>>
  /** Where each answer leads, by question and answer. */
  leads: Readonly<Record<string, Readonly<Record<string, { outcome: string } | { question: string }>>>>
  /** The limits, each with its states and the slugs of the outcomes on both sides of it. */
  limits: readonly {
    label: string
    rows: readonly { limit: string; states: string; upTo: string; above: string }[]
  }[]
  /** What a registration costs with us, and the words of a bill. */
  bill?: ServiceBill | undefined
  billLabels: BillLabels
  /** The page's full address, without a query. */
  address: string
  start: string
  chatHref: string
  newTabNote: string
  breadcrumbs: readonly Breadcrumb[]
}
