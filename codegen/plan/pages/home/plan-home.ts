import { formatMonth, formatRupees } from '../../../model/texts/format.ts'
import { servicePath } from '../../../model/route.ts'
import { nextDatesOf } from '../../calendar/next-dates.ts'
import type { PlanContext } from '../../context.ts'
import { graphOf } from '../../json-ld/graph.ts'
import { officesJsonLd, organisationJsonLd, websiteJsonLd } from '../../json-ld/organisation.ts'
import type { HomePayload } from '../../payloads/firm-pages.ts'
import { ledgerOf } from './home-ledger.ts'
import { markOf } from '../../mark-of.ts'
import { planSinglePage } from '../plan-single-page.ts'
import type { RoutePlan } from '../../route-plan.ts'

export function planHome(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:home']
  return planSinglePage(
    {
      kind: 'home',
      entry,
      seo: entry.value.seo,
      anchors: [
        ...['pricing', 'networkpartners', 'how-it-works', 'contact', 'faq', 'reviews'],
        ...context.data.singles.faqs.value.home.map(({ id }) => id),
      ],
      payload: () => homePayload(context),
      jsonLd: () => graphOf([organisationJsonLd(context), websiteJsonLd(context), ...officesJsonLd(context)]),
    },
    context,
  )
}

function homePayload(context: PlanContext): HomePayload {
  const { show } = context
  const { whatsapp: _, chatHref: __, ...contact } = context.contact
  const { singles } = context.data
  const site = singles.site.value
  const { hero, nextDates = [], services, ...texts } = singles['page:home'].value
  const { ledger, ...heroTexts } = hero
  const { cards, ...serviceTexts } = services
  const { carouselIntervalMs, reviewCutCharacters } = site.timers
  const page = show({ ...texts, hero: heroTexts, services: serviceTexts })
  const dueNext = nextDatesOf(nextDates, context)
  const testimonials = show(singles.testimonials.value)
  return {
    page,
    field: singles.navigation.value.search,
    ledger: ledgerOf(ledger, context),
    ...(dueNext ? { dueNext } : {}),
    cards: show(cards).map(({ service, ...card }) => ({ ...card, href: servicePath(service) })),
    plans: plansOf(context),
    testimonials: testimonials.carousel,
    testimonialsNote: testimonials.note,
    testimonialsMark: markOf(testimonials),
    reviews: reviewsOf(context),
    marks: { reviews: markOf(singles.reviews.value), partners: markOf(page.partners) },
    reviewsHref: site.reviewsUrl,
    faqs: show(singles.faqs.value.home),
    video: site.video,
    firmName: site.name,
    timers: { carouselIntervalMs, reviewCutCharacters },
    contact,
    figures: context.figures(singles['page:home'].value, singles.faqs.value.home),
  }
}

/** The chat asks for a plan by its name on /pricing, as its button does: there it is the plan of the same price. */
function plansOf({ data, chat }: PlanContext): HomePayload['plans'] {
  const { home, pricing, chatText } = data.singles.plans.value
  return home.map((plan) => {
    const price = formatRupees(plan.price)
    const name = pricing.find(({ monthlyPrice }) => monthlyPrice === plan.price)?.name ?? plan.name
    return { ...plan, price, chatHref: chat(`${chatText} ${name}, ${price} ${plan.period}`) }
  })
}

function reviewsOf(context: PlanContext): HomePayload['reviews'] {
  const reviews = context.data.singles.reviews.value
  return { ...reviews, entries: reviews.entries.map((review) => ({ ...review, dateText: formatMonth(review.date) })) }
}
