import type { Service } from '#generated/records.ts'
import { isEstimate, leftOut, sayTotal } from '#src/rules/estimators/estimate.ts'
import type { Price, PriceBook, PriceLine } from '#src/rules/estimators/estimate.ts'
import { formatPaise } from '#src/rules/money.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { getRecord } from '../../../lib/present.ts'
import { priceBook } from '../../../model/rules/price-book.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { servicePath } from '../../../model/route.ts'
import type { ExampleLine } from '../../calculator/payload.ts'
import { unknownWords } from '../calculators/worked-examples.ts'
import { ruleInBook } from '../rules/rule-for.ts'

/** The rules of some fees, and our own fee for a service, as far as they may be used. */
export function priceBookOf(ids: readonly string[], service: Entry<Service>, data: SiteData): PriceBook {
  const { site, plans, 'page:estimator': page } = data.singles
  const { feeTitle: title, feeOf: authority, packages, addOn } = page.value
  const own = {
    service: service.value,
    address: servicePath(service.id),
    addOn: plans.value.addOns.find((one) => one.service === service.id)?.price,
    words: { title, authority, packages, addOn },
  }
  const rules = ids.map((id) => [id, ruleInBook(getRecord(data.catalogue.rules, id).value)] as const)
  return priceBook(Object.fromEntries(rules), own, site.value.figuresAsOf)
}

/** A price in words: its parts, and then their sum. */
export function priceWords(price: Price, book: PriceBook, { singles }: SiteData): ExampleLine[] {
  const page = singles['page:estimator'].value
  const missing = leftOut(price, book)
  return [
    ...partWords(price, book, singles),
    {
      id: 'total',
      title: page.total,
      value: sayTotal(price, page),
      ...(missing.length > 0 && { other: `${page.leftOut} ${missing.join('; ')}.` }),
    },
  ]
}

export const partWords = ({ lines }: Price, book: PriceBook, singles: SiteData['singles']): ExampleLine[] =>
  lines.map((line) => lineWords(line, book, singles))

function lineWords(
  { rule, label, result }: PriceLine,
  { rules }: PriceBook,
  singles: SiteData['singles'],
): ExampleLine {
  const page = singles['page:estimator'].value
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
  const { unknown } = singles['page:calculator'].value.result
  return { ...line, value: result.kind === 'day' ? page.nothing : unknownWords(result, page.nothing, unknown) }
}
