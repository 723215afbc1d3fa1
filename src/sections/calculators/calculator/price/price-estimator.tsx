import { useCallback } from 'react'
import type { Answers } from '../../../../rules/calculators/question.ts'
import { estimate, isEstimate, leftOut, sayTotal } from '../../../../rules/estimators/estimate.ts'
import type { Estimator, Price, PriceBook } from '../../../../rules/estimators/estimate.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { fill } from '../../../../lib/fill.ts'
import { Calculator } from '../calculator.tsx'
import type { FromPage } from '../calculator.tsx'
import type { EstimatorPayload } from '#src/pages/estimator/payload.ts'
import { PriceView } from './price-view.tsx'

interface PriceEstimatorProps extends FromPage {
  labels: EstimatorPayload['labels']
  estimator: Estimator
  book: PriceBook
}

/** The total price: our fee, its tax and the government's fees, first for the usual answers. */
export function PriceEstimator({ estimator, book, labels, service, ...page }: PriceEstimatorProps) {
  const solve = useCallback((answers: Answers) => estimate(estimator, book, answers), [estimator, book])
  const { price, form, result, share } = labels
  const note = service.time === undefined ? undefined : fill(price.ready, { time: service.time })
  return (
    <Calculator
      {...page}
      asOf={book.on}
      labels={{
        form: { ...form, noScript: price.noScript },
        result: { heading: price.heading, waiting: result.waiting, early: result.early },
        share,
      }}
      questions={estimator.questions}
      solve={solve}
      draw={(found) => (
        <PriceView
          price={found}
          book={book}
          about={page.heading}
          hasFee={estimator.fee !== undefined}
          labels={labels}
        />
      )}
      say={(found) => sayParts(found, book, price)}
      sum={(found) => `${price.total}: ${sayTotal(found, price)}`}
      start={() => ({ href: service.href, label: fill(price.start, { service: service.title }), note })}
    />
  )
}

function sayParts(found: Price, book: PriceBook, words: EstimatorPayload['labels']['price']): string[] {
  const parts = found.lines.flatMap(({ rule, label, result }) =>
    result.kind === 'sum'
      ? [
          `${label ?? book.rules[rule]?.title ?? rule}: ${formatPaise(result.paise)}` +
            (result.most ? ` ${words.to} ${formatPaise(result.most.paise)}` : '') +
            (isEstimate(result) ? ` (${words.estimate})` : ''),
        ]
      : [],
  )
  const missing = leftOut(found, book)
  return [
    ...parts,
    ...(found.open.length > 0 ? [`${words.onTop}: ${found.open.join(' ')}`] : []),
    `${words.total}: ${sayTotal(found, words)}`,
    ...(missing.length > 0 ? [`${words.leftOut} ${missing.join('; ')}.`] : []),
  ]
}
