import { formatMonth, formatRupees } from '../../model/texts/format.ts'
import { getRecord } from '../../lib/present.ts'
import { servicePath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { officesJsonLd, organisationJsonLd, websiteJsonLd } from '../shared/head.ts'
import type { HomePayload } from '#src/pages/home/payload.ts'
import { leafOf } from './leaf.ts'
import { markOf } from '../topics/prices/samples.ts'
import { singlePage } from '../page.ts'

export const home = singlePage('home', {
  payload: homePayload,
  more: (context) => ({
    anchors: anchorsOf(context),
    jsonLd: () => [organisationJsonLd(context), websiteJsonLd(context), ...officesJsonLd(context)],
  }),
  card: ({ page, leaf }) => ({
    heading: page.hero.heading,
    facts: leaf.rows.map(({ fee, name, unit = '' }) => ({ value: fee, label: `${name} ${unit}` })),
  }),
})

function anchorsOf({ data: { singles } }: PlanContext): string[] {
  return [
    ...['pricing', 'how-it-works', 'contact', 'faq'],
    ...(singles['page:home'].value.partners.partners.length > 0 ? ['networkpartners'] : []),
    ...(singles.reviews.value.entries.length > 0 ? ['reviews'] : []),
    ...singles.faqs.value.home.map(({ id }) => id),
  ]
}

function homePayload(context: PlanContext): HomePayload {
  const { show } = context
  const { whatsapp: _, chatHref: __, ...contact } = context.contact
  const { singles, catalogue } = context.data
  const site = singles.site.value
  const reviews = singles.reviews.value
  const { hero, nextDates: _nextDates, services, ...texts } = singles['page:home'].value
  const { ledger, ...heroTexts } = hero
  const { cards, ...serviceTexts } = services
  const { carouselIntervalMs, reviewCutCharacters } = site.timers
  const page = show({ ...texts, hero: heroTexts, services: serviceTexts })
  const testimonials = show(singles.testimonials.value)
  return {
    page,
    field: singles.navigation.value.search,
    tools: singles.navigation.value.tools,
    leaf: leafOf(ledger, context),
    cards: show(cards).map(({ service, per, price, basis, ...card }) => {
      const { pricing } = getRecord(catalogue.services, service).value
      const paid = pricing && context.prices.parts(pricing.basic, per)
      const below = [paid?.words, basis, price].filter((one) => one !== undefined && one !== '')
      return { ...card, price: paid?.amount, basis: below.join('; '), href: servicePath(service) }
    }),
    plans: plansOf(context),
    testimonials: testimonials.carousel,
    testimonialsNote: testimonials.note,
    testimonialsMark: markOf(testimonials),
    reviews: { ...reviews, entries: reviews.entries.map((one) => ({ ...one, dateText: formatMonth(one.date) })) },
    marks: { reviews: markOf(reviews), partners: markOf(page.partners) },
    reviewsHref: site.reviewsUrl,
    faqs: show(singles.faqs.value.home),
    video: site.video,
    firmName: site.name,
    timers: { carouselIntervalMs, reviewCutCharacters },
    contact,
    figures: context.figures(singles['page:home'].value, singles.faqs.value.home),
  }
}

/** The chat names a plan as /pricing does: there it is the plan with the same price. */
function plansOf({ data, chat, prices: { tax } }: PlanContext): HomePayload['plans'] {
  const { home, pricing, chatText } = data.singles.plans.value
  return home.map((plan) => {
    const price = formatRupees(plan.price)
    const name = pricing.find(({ monthlyPrice }) => monthlyPrice === plan.price)?.name ?? plan.name
    const period = `${plan.period} ${tax}`
    return { ...plan, price, period, chatHref: chat(`${chatText} ${name}, ${price} ${period}`) }
  })
}
