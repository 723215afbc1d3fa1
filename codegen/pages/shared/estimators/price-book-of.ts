import type { Service } from '#generated/records.ts'
import type { PriceBook } from '#src/rules/estimators/estimate.ts'
import { getRecord } from '../../../lib/present.ts'
import { priceBook } from '../../../model/rules/price-book.ts'
import type { Entry } from '../../../model/records.ts'
import { servicePath } from '../../../model/route.ts'
import type { PlanContext } from '../context.ts'
import { ruleFor } from '../rules/rule-for.ts'

/** The rules of some fees, and our own fee for a service, as far as they may be used. */
export function priceBookOf(ids: readonly string[], service: Entry<Service>, context: PlanContext): PriceBook {
  const { data } = context
  const { site, plans, 'page:estimator': page } = data.singles
  const { feeTitle: title, feeOf: authority, packages, addOn } = page.value
  const own = {
    service: service.value,
    address: servicePath(service.id),
    addOn: plans.value.addOns.find((one) => one.service === service.id)?.price,
    words: { title, authority, packages, addOn },
  }
  const rules = ids.map((id) => {
    const rule = getRecord(data.catalogue.rules, id).value
    // Stamp duty is an estimate that the page marks and leaves out of the sum.
    const { pending: _, ...rest } = ruleFor(rule.kind === 'duties' ? 'show' : 'compute', rule)
    return [id, { ...rest, examples: [] }] as const
  })
  return priceBook(Object.fromEntries(rules), own, site.value.figuresAsOf)
}
