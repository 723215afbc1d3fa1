import type { ServicePayload } from '#src/pages/service/payload.ts'
import type { Service } from '#generated/records.ts'
import { formatDate, tiers } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, SiteData } from '../../model/records.ts'
import { articlePath, calculatorPath, fixedPaths, servicePath } from '../../model/route.ts'
import { inAllOf } from '../topics/prices/prices.ts'
import { nextDatesOf } from '../topics/calendar/next-dates.ts'
import type { PlanContext } from '../shared/context.ts'
import { serviceJsonLd } from './json-ld.ts'
import { serviceSections } from './twin.ts'
import { checkOfPlaces } from '../shared/plan-decision.ts'
import { checkLink, serviceLink, servicesByCategory } from '../shared/links.ts'
import { getRecord, present } from '../../lib/present.ts'
import { articlesByDate } from '../article/page.ts'
import { estimatorLink, estimatorsOf, findAddOn, sayPriceOf } from '../estimator/page.ts'
import { calculatorsOf } from '../calculator/page.ts'
import { describeReview, reviewerOf } from '../shared/firm.ts'
import { planPage } from '../page.ts'
import type { Page } from '../page.ts'

export const service: Page<'service'> = {
  plan: (context) =>
    [...servicesByCategory(context.data).values()].flat().map((entry) =>
      planPage(context, {
        kind: 'service',
        path: servicePath(entry.id),
        seo: entry.value.seo,
        place: placeIn(entry, ['seo']),
        lastModified: entry.value.reviewedOn,
        section: fixedPaths.services,
        payload: () => servicePayload(entry, context),
        jsonLd: (head, own) => [serviceJsonLd(head, own, context)],
      }),
    ),
  // Only services with indicative prices show a range. The page lists what each package includes.
  card: ({ labels, service, category, priceRange }) => ({
    kicker: category.name,
    heading: service.title,
    facts: [
      ...(priceRange === undefined ? [] : [{ value: priceRange, label: labels.sections.pricing }]),
      ...(service.timeline ? [{ value: service.timeline.normal, label: labels.sections.timeline }] : []),
    ],
  }),
  twin: ({ payload }) => ({ title: payload.service.title, sections: serviceSections(payload) }),
}

function servicePayload(entry: Entry<Service>, context: PlanContext): ServicePayload {
  const { data, show } = context
  const { related, category, formLink, pricing, reviewedOn, table, nextDates = [] } = entry.value
  const service = ownTexts(entry.value)
  const { notFound: _, ...labels } = data.singles['page:service'].value
  const site = data.singles.site.value
  const { leadFormMs, copiedMs } = site.timers
  const { phoneHref, whatsapp, schedulingHref, newTabNote, opens, errors } = context.contact
  // The part that all service pages share does not depend on the day on which this one was
  // reviewed.
  const own = context.figures(service)
  return {
    labels: show(labels),
    service: show(service),
    id: entry.id,
    address: context.origin + servicePath(entry.id),
    backHref: fixedPaths.services,
    ...(context.language === undefined && {
      table: table && { heading: data.singles['page:professional-tax'].value.byState, body: context.tables[table] },
      dueNext: nextDatesOf(nextDates, context),
    }),
    category: { id: category, name: getRecord(data.catalogue.categories, category).value.name },
    formHref: formLink && present(site.forms[formLink], `form "${formLink}"`),
    prices:
      pricing &&
      tiers.map((tier) => ({
        name: labels.pricing[tier],
        price: context.prices.say(pricing[tier]),
        adds: pricing.adds?.[tier],
      })),
    priceRange: pricing && context.prices.sayRange(pricing),
    addOn: pricing ? undefined : findAddOn(entry.id, context),
    ...(context.language === undefined
      ? {
          inAll: inAllOf(entry, context),
          related: related.map((id) => pricedLink(getRecord(data.catalogue.services, id), context)),
          articles: articlesOn(entry.id, context),
          tools: toolsFor(entry, context),
        }
      : onlyInEnglish),
    breadcrumbs: [context.crumbs.home, context.crumbs.services, { label: service.title }],
    chatHref: context.chat(`${labels.chat.opening} ${service.title}.`),
    review: describeReview(
      labels,
      own.sources.length > 0 ? own.asOf : formatDate(reviewedOn, context.language),
      reviewerOf(context),
    ),
    figures: context.figures(service, labels.costs),
    contact: { phoneHref, whatsapp, schedulingHref, newTabNote, opens, errors },
    timers: { leadFormMs, copiedMs },
  }
}

/** Made from rules, dates and other pages, whose words are English. */
const onlyInEnglish: Pick<ServicePayload, 'related' | 'articles' | 'tools'> = {
  related: [],
  articles: [],
  tools: { head: [], price: [], late: [] },
}

/** Another service with its price. */
function pricedLink(entry: Entry<Service>, context: PlanContext): ServicePayload['related'][number] {
  const { href, title } = serviceLink(entry)
  return { href, title, price: sayPriceOf(entry, context) }
}

/** The fields of a service that the page shows unchanged. */
function ownTexts({ costs: { inAll: _, ...costs }, ...service }: Service) {
  const { related, category, icon, aliases, order, seo, formLink, reviewedOn, table, nextDates, ...own } = service
  return { ...own, costs }
}

/** The articles that link to a service. Readers about GST also find the pages of cities. */
function articlesOn(id: string, { data }: PlanContext) {
  const articles = articlesByDate(data).filter(({ value }) => value.services.includes(id))
  return [
    ...(isAboutGst(id, data) ? [{ href: fixedPaths.cities, label: data.singles['page:gst'].value.heading }] : []),
    ...articles.map((article) => ({ href: articlePath(article.id), label: article.value.title })),
  ]
}

const isAboutGst = (id: string, data: SiteData) => id === checkOfPlaces(data).value.service

/** Questions, estimators and calculators about a service, by the part that leads to them. */
function toolsFor({ id, value: { lateness } }: Entry<Service>, context: PlanContext): ServicePayload['tools'] {
  const { data } = context
  const { 'page:compare': compare } = data.singles
  const checks = [...data.catalogue.checks.values()].filter(({ value }) =>
    [value, ...value.outcomes].some(({ service }) => service === id),
  )
  const calculators = calculatorsOf(context)
    .filter(({ value }) => value.service === id)
    .map((one) => ({ href: calculatorPath(one.id), label: one.value.seo.title }))
  return {
    head: [
      ...checks.map(checkLink),
      ...(compare.value.forms.some(({ service }) => service === id)
        ? [{ href: fixedPaths.compare, label: compare.value.link }]
        : []),
      ...(lateness ? [] : calculators),
    ],
    price: estimatorsOf(context)
      .filter(({ value }) => value.service === id)
      .map(estimatorLink),
    late: lateness ? calculators : [],
  }
}
