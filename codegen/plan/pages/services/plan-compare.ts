import type { PageCompare, Service } from '#generated/records.ts'
import { formatPriceRange } from '../../../model/texts/format.ts'
import { getRecord, present } from '../../../lib/present.ts'
import type { Entry } from '../../../model/records.ts'
import { fixedPaths, servicePath } from '../../../model/route.ts'
import type { PlanContext } from '../../context.ts'
import { inAllOf } from '../../estimators/in-all.ts'
import { serviceTitleLink } from '../../links.ts'
import type { ComparePayload } from '../../payloads/compare-page.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { planSinglePage } from '../plan-single-page.ts'

/** The forms of business side by side: what holds in law from the page's own rows, fees and times from the services. */
export function planCompare(context: PlanContext): RoutePlan {
  const { 'page:compare': entry } = context.data.singles
  const breadcrumbs = [context.crumbs.home, context.crumbs.services, { label: entry.value.heading }]
  return planSinglePage(
    {
      kind: 'compare',
      entry,
      seo: entry.value.seo,
      breadcrumbs,
      payload: () => ({ ...comparePayload(entry.value, context), breadcrumbs }),
    },
    context,
  )
}

function comparePayload(texts: PageCompare, context: PlanContext): Omit<ComparePayload, 'breadcrumbs'> {
  const { data, show } = context
  const { rows, own, chatText, ...page } = texts
  const services = page.forms.map(({ service }) => getRecord(data.catalogue.services, service))
  const stampDuty = services.map(({ value }) => value.costs.stampDuty)
  const labels = data.singles['page:service'].value.figures
  return {
    page: show(page),
    columns: page.forms.map(({ service, name }) => ({ name, href: servicePath(service) })),
    rows: [
      ...rows.map(({ label, cells }) => ({
        label,
        cells: page.forms.map(({ service }) => show(present(cells[service], `cell "${label}" of "${service}"`))),
      })),
      ...ownRows(services, own, context),
      { label: own.stampDuty, cells: stampDuty.map((one) => show(one)) },
    ],
    services: Object.fromEntries(page.forms.map(({ service }) => [service, serviceTitleLink(data, service)])),
    figures: context.figures(rows, stampDuty),
    address: context.origin + fixedPaths.compare,
    newTabNote: context.contact.newTabNote,
    chatHref: context.chat(chatText),
    labels: show(labels),
  }
}

/** What the services say of themselves: our fee, the price in all and the time. */
function ownRows(services: readonly Entry<Service>[], labels: PageCompare['own'], context: PlanContext) {
  const quoted = context.data.singles['page:estimator'].value.quoted
  const row = (label: string, cell: (entry: Entry<Service>) => string) => ({ label, cells: services.map(cell) })
  return [
    row(labels.fee, ({ value: { pricing } }) => (pricing ? formatPriceRange(pricing) : quoted)),
    row(labels.inAll, (entry) => inAllOf(entry, context)?.packages[0]?.total ?? quoted),
    row(labels.time, ({ value: { timeline } }) => timeline?.normal ?? quoted),
    row(labels.fastTrack, ({ value: { timeline } }) => timeline?.fastTrack ?? quoted),
  ]
}
