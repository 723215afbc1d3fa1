import type { Estimator, Extension, PageCalculator, PageEstimator, Rule } from '#generated/records.ts'
import type { RuleWords, WorkedExample } from './calculator-pages.ts'
import type { Breadcrumb, PageLink, ServiceLink } from '../shared/links.ts'
import type { Shown } from '../shared/shown.ts'

export interface EstimatorPayload {
  labels: Shown<Omit<PageCalculator, 'salaryTax'>> & { price: Shown<PageEstimator> }
  heading: string
  intro: string
  /** "Figures as of 21 November 2026." */
  figuresAsOf: string
  estimator: Pick<Estimator, 'fee' | 'parts' | 'open'> & { questions: readonly EstimatorQuestion[] }
  /** The rules as far as their figures reach into sums, with our fee among them, and the day for which they are asked. */
  book: { rules: Readonly<Record<string, Rule>>; extensions: Readonly<Record<string, Extension>>; on: string }
  /** The sum for the usual answers, and what it is. */
  price: { total: string; label: string }
  table: readonly RuleWords[]
  examples: readonly WorkedExample[]
  notIncluded: readonly string[]
  /** The page's full address, without a query. */
  address: string
  /** The WhatsApp number, and the chat's first words. */
  chat: { digits: string; opening: string }
  service: ServiceLink
  others: readonly PageLink[]
  allHref: string
  breadcrumbs: readonly Breadcrumb[]
  newTabNote: string
  copiedMs: number
}

export type EstimatorQuestion = Estimator['questions'][number]
