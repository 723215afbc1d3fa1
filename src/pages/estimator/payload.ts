import type { Estimator, Extension, PageEstimator, Rule } from '#generated/records.ts'
import type {
  CalculatorFrame,
  CalculatorLabels,
  RuleWords,
  WorkedExample,
} from '../../content/payload/calculator-frame.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface EstimatorPayload extends CalculatorFrame {
  labels: CalculatorLabels & { price: Shown<PageEstimator> }
  estimator: Pick<Estimator, 'fee' | 'parts' | 'open'> & { questions: readonly EstimatorQuestion[] }
  /** The rules whose figures enter sums, our fee among them, and the day for which they hold. */
  book: { rules: Readonly<Record<string, Rule>>; extensions: Readonly<Record<string, Extension>>; on: string }
  /** The sum for the usual answers, and what it is. */
  price: { total: string; label: string }
  table: readonly RuleWords[]
  examples: readonly WorkedExample[]
  others: readonly PageLink[]
}

type EstimatorQuestion = Estimator['questions'][number]
