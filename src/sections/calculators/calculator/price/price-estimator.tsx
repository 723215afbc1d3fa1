import { useCallback } from 'react'
import type { Answers } from '../../../../rules/calculators/question.ts'
import { estimate, sayTotal } from '../../../../rules/estimators/estimate.ts'
import type { Estimator, Price, PriceBook } from '../../../../rules/estimators/estimate.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Calculator } from '../calculator.tsx'
import type { FromPage } from '../calculator.tsx'
import type { FormWords } from '../question-form.tsx'
import type { ResultWords } from '../result-words.ts'
import type { SharingWords } from '../sharing.tsx'
import { PriceView } from './price-view.tsx'
import type { PriceWords } from './price-view.tsx'

interface PriceEstimatorProps extends FromPage {
  labels: {
    form: FormWords
    result: ResultWords & { waiting: string }
    share: SharingWords
    price: PriceWords & { heading: string; noScript: string }
  }
  estimator: Estimator
  book: PriceBook
}

/** What it costs in all: our fee, the tax on it and the government's fees, with the usual answers given. */
export function PriceEstimator({ estimator, book, labels, ...page }: PriceEstimatorProps) {
  const solve = useCallback((answers: Answers) => estimate(estimator, book, answers), [estimator, book])
  const { price, form, result, share } = labels
  return (
    <Calculator
      {...page}
      asOf={book.on}
      labels={{
        form: { ...form, noScript: price.noScript },
        result: { heading: price.heading, waiting: result.waiting },
        share,
      }}
      questions={estimator.questions}
      solve={solve}
      draw={(found) => (
        <PriceView price={found} book={book} hasFee={estimator.fee !== undefined} labels={price} result={result} />
      )}
      say={(found) => sayParts(found, book, price)}
    />
  )
}

function sayParts(found: Price, book: PriceBook, { total, from, onTop, estimate: marked }: PriceWords): string[] {
  const parts = found.lines.flatMap(({ rule, label, result }) =>
    result.kind === 'sum'
      ? [
          `${label ?? book.rules[rule]?.title ?? rule}: ${formatPaise(result.paise)}` +
            (result.confidence === 'high' ? '' : ` (${marked})`),
        ]
      : [],
  )
  return [
    ...parts,
    ...(found.open.length > 0 ? [`${onTop}: ${found.open.join(' ')}`] : []),
    `${total}: ${sayTotal(found, from)}`,
  ]
}
