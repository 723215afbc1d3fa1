import type { PagePricing, Plans } from '#generated/records.ts'
import { formatRupees } from '../../model/texts/format.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { fixedPaths, servicePath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { markOf } from '../topics/prices/samples.ts'
import type { PricingPlan } from '#src/pages/pricing/payload.ts'
import { singlePage } from '../page.ts'

export const pricing = singlePage('pricing', {
  more: ({ data: { singles } }) => ({
    anchors: [
      ...['add-ons', 'faq'],
      ...singles.plans.value.pricing.map(({ name }) => anchorOf(name)),
      ...singles.faqs.value.pricing.map(({ id }) => id),
    ],
  }),
  payload: (context) => {
    const { show, figures, prices } = context
    const { chatHref, schedulingHref, sendPage, newTabNote, opens } = context.contact
    const { plans, testimonials, faqs, 'page:pricing': page } = context.data.singles
    return {
      page: show({ ...page.value, billing: billingOf(page.value.billing, context) }),
      plans: pricingPlans(context),
      addOns: plans.value.addOns.map(({ name, price, description, service }) => ({
        name,
        price: prices.sayPublished(price),
        description,
        href: servicePath(service),
      })),
      testimonials: show(testimonials.value).pricing,
      testimonialsNote: testimonials.value.note,
      testimonialsMark: markOf(testimonials.value),
      faqs: show(faqs.value.pricing),
      contact: { chatHref, schedulingHref, sendPage, newTabNote, opens },
      address: context.origin + fixedPaths.pricing,
      figures: figures(page.value, faqs.value.pricing),
    }
  },
  card: ({ page, plans }) => ({
    heading: page.heading,
    facts: plans.map(({ plan, monthly }) => ({ value: monthly, label: `${plan.name}, ${page.billing.perMonth}` })),
  }),
})

const anchorOf = (plan: string) => `plan-${plan.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** The words around the prices of the plans: the tax comes after the period. */
function billingOf(billing: PagePricing['billing'], { data, prices: { tax } }: PlanContext): PagePricing['billing'] {
  const least = Math.min(...data.singles.plans.value.pricing.map(percentSaved))
  return {
    ...billing,
    save: fillTokens(billing.save, { percent: String(least) }),
    perMonth: `${billing.perMonth} ${tax}`,
    perYear: `${billing.perYear} ${tax}`,
  }
}

function percentSaved({ yearlyPrice, originalYearlyPrice }: Plans['pricing'][number]): number {
  return Math.round((1 - yearlyPrice / originalYearlyPrice) * 100)
}

function pricingPlans(context: PlanContext): PricingPlan[] {
  const { plans, 'page:pricing': page } = context.data.singles
  const { billing } = page.value
  const choose = (plan: string, period: string, price: number) =>
    context.chat(`${plans.value.chatText} ${plan}, ${period.toLowerCase()}, ${context.prices.sayPublished(price)}`)
  return plans.value.pricing.map((plan) => {
    const { monthlyPrice, yearlyPrice, originalYearlyPrice } = plan
    const saved = originalYearlyPrice - yearlyPrice
    return {
      id: anchorOf(plan.name),
      plan: context.show(plan),
      choose: {
        monthly: choose(plan.name, billing.monthly, monthlyPrice),
        yearly: choose(plan.name, billing.yearly, yearlyPrice),
      },
      monthly: formatRupees(monthlyPrice),
      yearly: formatRupees(yearlyPrice),
      originalYearly: context.prices.sayPublished(originalYearlyPrice),
      twelfth: context.prices.sayPublished(Math.ceil(yearlyPrice / 12)),
      saved: formatRupees(saved),
      percentSaved: percentSaved(plan),
    }
  })
}
