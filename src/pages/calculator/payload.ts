import type { Calculator, Extension, Rule } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type {
  CalculatorFrame,
  CalculatorLabels,
  RuleWords,
  WorkedExample,
} from '../../content/payload/calculator-frame.ts'

export interface CalculatorPayload extends CalculatorFrame {
  labels: CalculatorLabels
  /** The day of the figures. The prerendered page lists periods up to it. */
  asOf: string
  calculator: {
    family: Calculator['family']
    questions: readonly CalculatorQuestion[]
  }
  book: CalculatorBook
  table: readonly RuleWords[]
  examples: readonly WorkedExample[]
  /** The services whose price is that of an answer, by their ids. */
  offers: Readonly<Record<string, { href: string; from?: string | undefined }>>
  contactHref: string
  others: readonly PageLink[]
}

export type CalculatorQuestion = Omit<Calculator['questions'][number], 'slabs'>

/** The rules whose figures enter results, and the orders about them. */
export interface CalculatorBook {
  rules: Readonly<Record<string, Rule>>
  extensions: Readonly<Record<string, Extension>>
  /** The day of the month on which a quarter's GSTR-3B is due, by state. */
  quarterlyDays?: Readonly<Record<string, number>> | undefined
  salaryTaxes?: Readonly<Record<string, SalaryTaxOfState>>
}

export interface SalaryTaxOfState {
  /** The time for which the slabs state pay and tax. */
  per: 'month' | 'half-year' | 'year'
  /** The rules of the slabs: for everybody, and for women, who may have other slabs. */
  all: string
  women: string
  /** The tax of a year is deducted month by month. */
  isMonthly?: true
  /** The tax of the year's last month in rupees, where it is not that of the others, by theirs. */
  february?: Readonly<Record<string, number>>
}
