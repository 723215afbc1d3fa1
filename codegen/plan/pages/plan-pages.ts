import { formatRupees } from '../../model/format.ts'
import { servicePath } from '../../model/route.ts'
import type { PlanContext } from '../context.ts'
import { cityLink, serviceLink, servicesByCategory } from '../links.ts'
import type { PricingPlan } from '../payloads/price-pages.ts'
import type { ServicesPayload } from '../payloads/service-pages.ts'
import type { NotFoundPayload } from '../payloads/stand-in-pages.ts'
import { articleCard, articlesByDate } from './plan-articles.ts'
import { jobCard, openingsOf } from './plan-jobs.ts'
import { planSinglePage } from './plan-single-page.ts'
import { drawQrCode } from '../qr-code.ts'
import type { RoutePlan } from '../route-plan.ts'

/** The pages that stand alone and are neither the home page nor an index of records. */
export function planPages(context: PlanContext): RoutePlan[] {
  return [
    planAbout,
    planHowItWorks,
    planPricing,
    planContact,
    planPayment,
    planNotFound,
    planServiceNotFound,
    planOffline,
  ].map((plan) => plan(context))
}

/** Pages that list records: services, openings, articles. */
export function planIndexes(context: PlanContext): RoutePlan[] {
  return [planServices, planCareers, planBlog].map((plan) => plan(context))
}

function planAbout(context: PlanContext): RoutePlan {
  const { show, contact } = context
  const { site, testimonials, 'page:about': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'about',
      entry,
      seo: entry.value.seo,
      anchors: ['contact'],
      payload: () => ({
        page: show(entry.value),
        testimonials: show(testimonials.value).about,
        testimonialsNote: testimonials.value.note,
        address: addressLines(context),
        contact,
        firmName: site.value.name,
        endpoint: site.value.contactEndpoint,
        timers: site.value.timers,
      }),
    },
    context,
  )
}

function planHowItWorks(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:how-it-works']
  return planSinglePage(
    {
      kind: 'how-it-works',
      entry,
      seo: entry.value.seo,
      payload: () => ({ page: context.show(entry.value), contact: context.contact }),
    },
    context,
  )
}

function planPricing(context: PlanContext): RoutePlan {
  const { show, contact, figuresAsOf } = context
  const { plans, testimonials, faqs, 'page:pricing': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'pricing',
      entry,
      seo: entry.value.seo,
      anchors: ['add-ons', 'faq'],
      payload: () => ({
        page: show(entry.value),
        plans: pricingPlans(context),
        addOns: plans.value.addOns.map(({ name, price, description, service }) => ({
          name,
          price: formatRupees(price),
          description,
          href: servicePath(service),
        })),
        testimonials: show(testimonials.value).pricing,
        testimonialsNote: testimonials.value.note,
        faqs: show(faqs.value.pricing),
        contact,
        figuresAsOf,
      }),
    },
    context,
  )
}

/** The pricing page's plans with their sums worked out. */
function pricingPlans(context: PlanContext): PricingPlan[] {
  return context.data.singles.plans.value.pricing.map((plan) => {
    const { monthlyPrice, yearlyPrice, originalYearlyPrice } = plan
    const saved = originalYearlyPrice - yearlyPrice
    return {
      plan: context.show(plan),
      monthly: formatRupees(monthlyPrice),
      yearly: formatRupees(yearlyPrice),
      originalYearly: formatRupees(originalYearlyPrice),
      saved: formatRupees(saved),
      percentSaved: Math.round((saved / originalYearlyPrice) * 100),
    }
  })
}

function planContact(context: PlanContext): RoutePlan {
  const { show, contact } = context
  const { site, 'page:contact': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'contact',
      entry,
      seo: entry.value.seo,
      anchors: ['contact'],
      payload: () => ({
        page: show(entry.value),
        address: addressLines(context),
        social: site.value.social,
        contact,
        endpoint: site.value.contactEndpoint,
        firmName: site.value.name,
        timers: site.value.timers,
      }),
    },
    context,
  )
}

/** The postal address in the lines that an envelope has. */
export function addressLines(context: PlanContext): string[] {
  const { street, locality, region, postalCode } = context.data.singles.site.value.address
  return [street, `${locality} ${postalCode}`, region]
}

function planPayment(context: PlanContext): RoutePlan {
  const { show, contact } = context
  const { site, payment, 'page:payment': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'payment',
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => ({
        page: show(entry.value),
        payment: payment.value,
        upiQr: drawQrCode(upiHref(payment.value.upi.id, site.value.name)),
        contact,
        chatHref: context.chat(entry.value.help.chatText),
        timers: site.value.timers,
      }),
    },
    context,
  )
}

/** A UPI payment address: the payee's id and name; the payer types the amount. */
function upiHref(id: string, name: string): string {
  return `upi://pay?pa=${encodeURIComponent(id).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`
}

function planNotFound(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:not-found']
  return planSinglePage(
    {
      kind: 'not-found',
      isStandIn: true,
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => notFoundPayload(context),
    },
    context,
  )
}

function notFoundPayload(context: PlanContext): NotFoundPayload {
  const { data, show } = context
  const page = data.singles['page:not-found'].value
  const cards = data.singles['page:home'].value.services.cards
  return {
    page: show(page),
    links: page.links,
    services: cards.map((card) => ({
      href: servicePath(card.service),
      label: data.catalogue.services.get(card.service)!.value.title,
    })),
    cities: [...data.catalogue.cities.values()]
      .filter((city) => city.value.googleSearchUrl)
      .map((city) => cityLink(data, city.id)),
  }
}

function planServiceNotFound(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:service']
  const { seo, ...texts } = entry.value.notFound
  return planSinglePage(
    {
      kind: 'service-not-found',
      isStandIn: true,
      entry,
      seo,
      seoPath: ['notFound', 'seo'],
      isHidden: true,
      payload: () => texts,
    },
    context,
  )
}

function planOffline(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:offline']
  return planSinglePage(
    {
      kind: 'offline',
      isStandIn: true,
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => ({ page: context.show(entry.value), contact: context.contact }),
    },
    context,
  )
}

function planServices(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:services']
  return planSinglePage(
    {
      kind: 'services',
      entry,
      seo: entry.value.seo,
      anchors: [...context.data.catalogue.categories.keys()],
      payload: () => servicesPayload(context),
    },
    context,
  )
}

function servicesPayload({ data, show }: PlanContext): ServicesPayload {
  const groups = [...servicesByCategory(data)].map(([id, services]) => {
    const { name, description, icon } = show(data.catalogue.categories.get(id)!.value)
    return { id, name, description, icon, services: services.map(serviceLink) }
  })
  return { page: show(data.singles['page:services'].value), groups }
}

function planCareers(context: PlanContext): RoutePlan {
  const { site, jobs, 'page:careers': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'careers',
      entry,
      seo: entry.value.seo,
      anchors: ['openings', 'enquiry'],
      payload: () => ({
        page: context.show(entry.value),
        openings: openingsOf(context).map(([slug, job]) => jobCard(slug, job)),
        roles: jobs.value.roles,
        experiences: jobs.value.experiences,
        contact: context.contact,
        timers: site.value.timers,
      }),
    },
    context,
  )
}

function planBlog(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:blog']
  const { articleCategories } = context.data.catalogue
  return planSinglePage(
    {
      kind: 'blog',
      entry,
      seo: entry.value.seo,
      payload: () => ({
        page: context.show(entry.value),
        categories: [...articleCategories.values()].map((category) => ({
          id: category.id,
          ...context.show(category.value),
        })),
        articles: articlesByDate(context).map((article) => articleCard(article, context)),
        contact: context.contact,
      }),
    },
    context,
  )
}
