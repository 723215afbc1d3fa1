import type { PageCalculator } from '#generated/records.ts'
import type { Breadcrumb } from './links.ts'
import type { Shown } from './shown.ts'

export type CalculatorLabels = Shown<Omit<PageCalculator, 'salaryTax'>>

/** What is around the questions on the pages of calculators and estimators. */
export interface CalculatorFrame {
  heading: string
  intro: string
  /** "Figures as of 21 November 2026." */
  figuresAsOf: string
  notIncluded: readonly string[]
  /** The page's full address, without a query. */
  address: string
  /** The WhatsApp number, and the first words of the chat. */
  chat: { digits: string; opening: string }
  chatHref: string
  service: { href: string; title: string; from?: string | undefined; time?: string | undefined }
  allHref: string
  breadcrumbs: readonly Breadcrumb[]
  newTabNote: string
  /** The line above a list of questions without an answer. */
  problem: string
  copiedMs: number
}

/** The total price of a service with its basic package, part by part, in words. */
export interface ServiceBill {
  parts: readonly { title: string; value: string; steps?: string | undefined }[]
  total: string
  /** What is added to it. */
  onTop: readonly string[]
  /** When it is ready. */
  time?: string | undefined
  /** Our lowest fee. */
  from?: string | undefined
}

export type BillLabels = PageCalculator['bill'] & Record<'total' | 'ready' | 'onTop' | 'send' | 'from' | 'ours', string>

export interface RuleWords {
  id: string
  title: string
  rows: readonly RuleRow[]
  notes: readonly string[]
}

export interface RuleRow {
  since: string
  /** What the row says. Empty if it has no figures that may be shown. */
  says: readonly string[]
  authority: string
  source: string
  checked: string
  doubt?: string | undefined
}

export interface WorkedExample {
  name: string
  /** The calculator with these answers. */
  href: string
  answers: readonly { label: string; value: string }[]
  lines: readonly ExampleLine[]
}

export interface ExampleLine {
  id: string
  title: string
  value: string
  steps?: string | undefined
  other?: string | undefined
}
