import type { PlanContext, WholeContext } from '../context.ts'
import { cityLink, serviceTitleLink } from '../links.ts'
import { servicePath } from '../../model/route.ts'
import type { NotFoundPayload } from '../payloads/stand-in-pages.ts'
import type { RoutePlan } from '../route-plan.ts'
import { planSinglePage } from './plan-single-page.ts'

export function planNotFound(context: WholeContext): RoutePlan {
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

function notFoundPayload(context: WholeContext): NotFoundPayload {
  const { data, whole, show } = context
  const page = data.singles['page:not-found'].value
  const cards = data.singles['page:home'].value.services.cards
  return {
    page: show(page),
    field: data.singles.navigation.value.search,
    links: page.links,
    services: cards.map((card) => serviceTitleLink(data, card.service)),
    cities: [...whole.catalogue.cities.values()]
      .filter((city) => city.value.googleSearchUrl)
      .map((city) => cityLink(whole, city.id)),
    redirects: data.singles.redirects.value,
  }
}

export function planServiceNotFound(context: PlanContext): RoutePlan {
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
      payload: () => ({
        ...texts,
        suggestions: context.data.singles['page:not-found'].value.suggestions,
        field: context.data.singles.navigation.value.search,
        redirects: Object.fromEntries(
          Object.entries(context.data.singles.redirects.value).filter(([from]) => from.startsWith(servicePath(''))),
        ),
      }),
    },
    context,
  )
}

export function planOffline(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:offline']
  const { phone, phoneHref } = context.contact
  return planSinglePage(
    {
      kind: 'offline',
      isStandIn: true,
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => ({ page: context.show(entry.value), contact: { phone, phoneHref } }),
    },
    context,
  )
}
