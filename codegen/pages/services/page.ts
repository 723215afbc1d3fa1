import type { Service } from '#generated/records.ts'
import type { Entry } from '../../model/records.ts'
import type { PlanContext } from '../shared/context.ts'
import { sayPriceOf } from '../estimator/page.ts'
import { serviceLink, servicesByCategory } from '../shared/links.ts'
import type { ServiceRow, ServicesPayload } from '#src/pages/services/payload.ts'
import { servicePath } from '../../model/route.ts'
import { getRecord } from '../../lib/present.ts'
import { singlePage } from '../page.ts'

export const services = singlePage('services', {
  more: ({ data }) => ({ anchors: [...data.catalogue.categories.keys()] }),
  payload: servicesPayload,
  card: ({ page, groups }) => ({
    heading: page.heading,
    facts: [{ value: String(groups.reduce((sum, group) => sum + group.services.length, 0)), label: page.count.many }],
  }),
})

function servicesPayload(context: PlanContext): ServicesPayload {
  const { data, show } = context
  const byCategory = servicesByCategory(data)
  const groups = [...byCategory].map(([id, services]) => {
    const { name, description } = getRecord(data.catalogue.categories, id).value
    return { id, name, description, services: services.map(findable) }
  })
  const all = [...byCategory.values()].flat()
  const rows = all.map((entry) => [entry.id, rowOf(entry, context)] as const)
  return {
    page: show(data.singles['page:services'].value),
    asked: askedMost(context),
    groups,
    rows: Object.fromEntries(rows),
  }
}

const mostAsked = 3

/** The first services of the home page's ledger, with their lowest fee. */
function askedMost({ data, prices }: PlanContext): ServicesPayload['asked'] {
  const { rows } = data.singles['page:home'].value.hero.ledger
  return rows.slice(0, mostAsked).map(({ service }) => {
    const { title, shortTitle, pricing } = getRecord(data.catalogue.services, service).value
    const value = pricing && { value: prices.say(pricing.basic) }
    return { label: shortTitle ?? title, href: servicePath(service), ...value }
  })
}

function findable({ id, value: { title, aliases } }: Entry<Service>) {
  return { id, title, ...(aliases ? { aliases } : {}) }
}

function rowOf(entry: Entry<Service>, context: PlanContext): ServiceRow {
  const { timeline } = entry.value
  return { ...serviceLink(entry), fee: sayPriceOf(entry, context), ...(timeline ? { days: timeline.normal } : {}) }
}
