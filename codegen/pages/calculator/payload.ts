import type { Calculator, Extension, PageCalculator, Rule } from '#generated/records.ts'
import type { PageLink } from '../shared/payload/links.ts'
import type { Shown } from '../shared/payload/shown.ts'
import type { CalculatorFrame } from '../shared/payload/calculator-frame.ts'

export interface CalculatorPayload extends CalculatorFrame {
  labels: Shown<Omit<PageCalculator, 'salaryTax'>>
  /** The day of the figures, up to which the prerendered page lists periods. */
  asOf: string
  calculator: {
    family: Calculator['family']
    questions: readonly CalculatorQuestion[]
  }
  book: CalculatorBook
  table: readonly RuleWords[]
  examples: readonly WorkedExample[]
  others: readonly PageLink[]
}

export type CalculatorQuestion = Omit<Calculator['questions'][number], 'slabs'>

/** The rules as far as their figures reach into results, and the orders about them. */
export interface CalculatorBook {
  rules: Readonly<Record<string, Rule>>
  extensions: Readonly<Record<string, Extension>>
  quarterlyDays?: Readonly<Record<string, number>>
  /**
   * Professional tax by state: the rules of its slabs, their period, and the tax of February where
   * it is another one.
   */
  salaryTaxes?: Readonly<Record<string, SalaryTaxOfState>>
}

export interface SalaryTaxOfState {
  per: 'month' | 'half-year' | 'year'
  all: string
  women: string
  february?: Readonly<Record<string, number>>
}

/** A rule in words, as the table shows it. */
export interface RuleWords {
  id: string
  title: string
  rows: readonly RuleRow[]
  notes: readonly string[]
}

export interface RuleRow {
  since: string
  /** What holds; without figures that may be shown, nothing. */
  says: readonly string[]
  authority: string
  source: string
  checked: string
  doubt?: string
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
  steps?: string
  other?: string
}
