import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import type { Breadcrumb, PageLink } from './shared/links.ts'
import type { DateShown, Shown } from './shared/shown.ts'

type Condition = GstDecision['limits'][number]['if']

export interface GstCheckPayload {
  page: Shown<Omit<PageGstCheck, 'outcome' | 'cityLink' | 'link'>>
  questions: GstDecision['questions']
  state: GstDecision['state'] & { options: readonly { code: string; name: string }[] }
  turnover: GstDecision['turnover']
  /** What the browser decides by: conditions and limits, without texts. */
  decision: {
    outcomes: readonly { id: string; if: Condition; turnover?: 'up-to' | 'above' }[]
    limits: readonly { if: Condition; usual: number; others: Readonly<Record<string, number>> }[]
  }
  /** The pages of the outcomes by their slugs. */
  outcomes: Readonly<Record<string, { heading: string; answer: GstDecision['outcomes'][number]['answer'] }>>
  /** Where each answer leads by itself, by question and answer: the slug of an outcome, or the next question. */
  leads: Readonly<Record<string, Readonly<Record<string, { outcome: string } | { question: string }>>>>
  /** The limits, each with its states and the slugs of the outcomes on both sides of it. */
  limits: readonly {
    label: string
    rows: readonly { limit: string; states: string; upTo: string; above: string }[]
  }[]
  /** A chat that asks the question. */
  chatHref: string
  /** Said after the link to the chat, which opens a new tab. */
  newTabNote: string
  breadcrumbs: readonly Breadcrumb[]
}

export interface GstOutcomePayload {
  labels: Shown<PageGstCheck['outcome']>
  /** The answer in two or three words, and what kind it is. */
  answer: { kind: GstDecision['outcomes'][number]['answer']; label: string }
  heading: string
  text: string
  limit?: string
  law: { authority: string; source: string; checkedOn: DateShown }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  /** Where the limit holds: what it is for, and the states. */
  holds: readonly { label: string; states: string }[]
  fee?: string
  governmentFee: string
  start: PageLink
  chatHref: string
  /** Said after the link to the chat, which opens a new tab. */
  newTabNote: string
  back: PageLink
  breadcrumbs: readonly Breadcrumb[]
}
