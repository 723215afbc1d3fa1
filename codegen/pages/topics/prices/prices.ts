import type { Service } from '#generated/records.ts'
import { estimate, isEstimate, leftOut, sayTotal } from '#src/rules/estimators/estimate.ts'
import type { Price, PriceBook, PriceLine } from '#src/rules/estimators/estimate.ts'
import { formatPaise } from '#src/rules/money.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { present } from '../../../lib/present.ts'
import { priceBook, rulesOf } from '../../../model/rules/price-book.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import type { BillLabels, ExampleLine, ServiceBill } from '#src/content/payload/calculator-frame.ts'
import { unknownWords } from '../calculators/worked-examples.ts'
import { usualAnswers } from '#src/rules/calculators/question.ts'
import type { PlanContext } from '../../shared/context.ts'
import { tiers } from '../../../model/texts/format.ts'
import type { PriceInAll } from '#src/pages/service/payload.ts'

/** The rules of some fees, and our own fee for a service, as far as they may be used. */
export function priceBookOf(ids: readonly string[], service: Entry<Service>, data: SiteData): PriceBook {
  const { feeTitle: title, feeOf: authority, packages, addOn } = data.singles['page:estimator'].value
  return priceBook(ids, { service, words: { title, authority, packages, addOn } }, data)
}

/** A price in words: its parts, and then their sum. */
export function priceWords(price: Price, book: PriceBook, data: SiteData): ExampleLine[] {
  const page = data.singles['page:estimator'].value
  const missing = leftOut(price, book)
  return [
    ...price.lines.map((line) => lineWords(line, book, data)),
    {
      id: 'total',
      title: page.total,
      value: sayTotal(price, page),
      other: missing.length > 0 ? `${page.leftOut} ${missing.join('; ')}.` : undefined,
    },
  ]
}

function lineWords({ rule, label, result }: PriceLine, { rules }: PriceBook, { singles }: SiteData): ExampleLine {
  const page = singles['page:estimator'].value
  const line = { id: rule, title: label ?? rules[rule]?.title ?? rule }
  if (result.kind === 'sum') {
    const said = saySteps(result.steps)
    const { most } = result
    const value = [result, ...(most ? [most] : [])].map(({ paise }) => formatPaise(paise)).join(` ${page.to} `)
    return {
      ...line,
      value,
      steps: said === '' || said === value ? undefined : said,
      other: isEstimate(result) ? (result.doubt ?? page.estimate) : undefined,
    }
  }
  const { unknown } = singles['page:calculator'].value.result
  return { ...line, value: result.kind === 'day' ? page.nothing : unknownWords(result, page.nothing, unknown) }
}

/** The price of each package: our fee, the tax on it and the government's fees. */
export function inAllOf(entry: Entry<Service>, { data }: PlanContext): PriceInAll | undefined {
  const priced = pricesOf(entry, data)
  if (!priced) return undefined
  const { prices, book, usualCase } = priced
  const { 'page:service': service, 'page:estimator': page } = data.singles
  const onTop = prices[0]?.open ?? []
  const { inAll, beforeExtras } = service.value.costs
  return {
    label: onTop.length > 0 ? beforeExtras : inAll,
    case: usualCase,
    packages: prices.map((price, index) => ({
      name: service.value.pricing[tiers[index] ?? 'basic'],
      parts: partsOf(price, book, data).map(({ title, value }) => ({ title, value })),
      total: sayTotal(price, page.value),
    })),
    onTop,
  }
}

/**
 * The total price of the basic package as a tool's bill shows it. The caller adds the time we take,
 * because on the GST pages the law sets a time of its own.
 */
export function basicBillOf(
  entry: Entry<Service>,
  { data, prices: ours, language }: PlanContext,
): ServiceBill | undefined {
  // The parts of a price have English names.
  if (language !== undefined) return undefined
  const { prices: [basic] = [], book } = pricesOf(entry, data) ?? {}
  if (basic === undefined || book === undefined) return undefined
  return {
    parts: partsOf(basic, book, data),
    total: sayTotal(basic, data.singles['page:estimator'].value),
    onTop: basic.open,
    from: entry.value.pricing && ours.say(entry.value.pricing.basic),
  }
}

const partsOf = ({ lines }: Price, book: PriceBook, data: SiteData): ServiceBill['parts'] =>
  lines.map((line) => lineWords(line, book, data)).map(({ id, other, ...part }) => part)

export function billLabels({ data, show, language, contact }: PlanContext): BillLabels {
  const { 'page:calculator': calculator, 'page:estimator': page } = data.singles
  const { total, ready, onTop } = page.value
  const { share, bill, more } = calculator.value
  return {
    ...show(bill),
    total,
    ready,
    onTop,
    send: language === undefined ? share.send : contact.sendPage,
    from: more.from,
    ours: more.ours,
  }
}

function pricesOf(entry: Entry<Service>, data: SiteData) {
  const estimator = estimatorOf(entry, data)
  if (entry.value.pricing === undefined || estimator === undefined) return undefined
  const { questions, parts, open, fee = '', usualCase } = estimator
  const book = priceBookOf(rulesOf({ fee, parts }), entry, data)
  const prices = tiers.map((tier) =>
    present(
      estimate({ questions, parts, open, fee: tier }, book, { ...usualAnswers(questions), [fee]: tier }),
      `price of the package ${tier} of "${entry.id}"`,
    ),
  )
  return { prices, book, usualCase }
}

/** The estimator of a service, or else the parts of its price as one without questions. */
function estimatorOf({ id, value: { costs } }: Entry<Service>, { catalogue }: SiteData) {
  const own = [...catalogue.estimators.values()].find(
    ({ value }) => value.service === id && value.fee !== undefined && value.usualCase !== undefined,
  )
  if (own || !costs.inAll) return own?.value
  const { case: usualCase, parts, onTop } = costs.inAll
  return { questions: [], parts, open: onTop.map((text) => ({ text })), fee: 'package', usualCase }
}
