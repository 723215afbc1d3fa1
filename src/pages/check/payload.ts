import type { Decision, PageCheck } from '#generated/records.ts'
import type { Breadcrumb } from '../../content/payload/links.ts'
import type { BillLabels, ServiceBill } from '../../content/payload/calculator-frame.ts'
import type { Shown } from '../../content/payload/shown.ts'

type Outcome = Decision['outcomes'][number]
type Turnover = NonNullable<Decision['turnover']>

export interface CheckPayload extends Pick<Decision, 'heading' | 'intro' | 'answers' | 'questions'> {
  labels: Shown<Pick<PageCheck, 'form' | 'list' | 'limits'>>
  /** The questions of state and turnover, where there are limits. */
  turnover?:
    | (Omit<Turnover, 'limits' | 'state'> & {
        state: Turnover['state'] & { options: readonly { code: string; name: string }[] }
        /** The word for a lakh. */
        unit: string
      })
    | undefined
  /** The number of questions on the longest path. */
  most: number
  /** The conditions and limits by which the browser decides, without texts. */
  decision: {
    outcomes: readonly Pick<Outcome, 'id' | 'if' | 'turnover'>[]
    limits: readonly { if: Outcome['if']; usual: number; others: Readonly<Record<string, number>> }[]
  }
  /** The pages of the outcomes by their slugs. */
  outcomes: Readonly<Record<string, Pick<Outcome, 'heading' | 'answer'>>>
  /** Where each answer leads, by question and answer. */
  leads: Readonly<Record<string, Readonly<Record<string, { outcome: string } | { question: string }>>>>
  /** The limits, each with its states and the slugs of the outcomes on both sides of it. */
  limits: readonly {
    label: string
    rows: readonly { limit: string; states: string; upTo: string; above: string }[]
  }[]
  /** What the service costs with us, and the words of a bill. */
  bill?: ServiceBill | undefined
  billLabels: BillLabels
  /** The page's path, under which each outcome has its page. */
  path: string
  /** Its full address, without a query. */
  address: string
  chatHref: string
  newTabNote: string
  breadcrumbs: readonly Breadcrumb[]
}
