import type { PageCalculator, PageEstimator } from '#generated/records.ts'
import { isEstimate, leftOut, sayTotal } from '#src/rules/estimators/estimate.ts'
import type { Price, PriceBook, PriceLine } from '#src/rules/estimators/estimate.ts'
import { formatPaise } from '#src/rules/money.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import type { ExampleLine } from '../../calculator/payload.ts'

interface PriceLabels {
  page: PageEstimator
  calculator: PageCalculator
}

/** The parts of a price and their sum in words. */
export function priceWords(price: Price, book: PriceBook, labels: PriceLabels): ExampleLine[] {
  const missing = leftOut(price, book)
  return [
    ...price.lines.map((line) => lineWords(line, book, labels)),
    {
      id: 'total',
      title: labels.page.total,
      value: sayTotal(price, labels.page),
      ...(missing.length > 0 && { other: `${labels.page.leftOut} ${missing.join('; ')}.` }),
    },
  ]
}

function lineWords(
  { rule, label, result }: PriceLine,
  { rules }: PriceBook,
  { page, calculator }: PriceLabels,
): ExampleLine {
  const line = { id: rule, title: label ?? rules[rule]?.title ?? rule }
  if (result.kind === 'sum') {
    const said = saySteps(result.steps)
    const { most } = result
    const value = [result, ...(most ? [most] : [])].map(({ paise }) => formatPaise(paise)).join(` ${page.to} `)
    return {
      ...line,
      value,
      ...(said === '' || said === value ? {} : { steps: said }),
      ...(isEstimate(result) ? { other: result.doubt ?? page.estimate } : {}),
    }
  }
  if (result.kind === 'day' || result.why === 'missing' || result.why === 'not-due')
    return { ...line, value: page.nothing }
  return {
    ...line,
    value: [calculator.result.unknown[result.why], ...(result.doubt === undefined ? [] : [result.doubt])].join(' '),
  }
}
