import type { PageCompare, Service } from '#generated/records.ts'
import { getRecord, present } from '../../lib/present.ts'
import type { Entry } from '../../model/records.ts'
import { fixedPaths, servicePath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { estimatorLink, estimatorsOf } from '../estimator/page.ts'
import { basicBillOf, billLabels, inAllOf } from '../topics/prices/prices.ts'
import { serviceTitleLink } from '../shared/links.ts'
import type { ComparePayload } from '#src/pages/compare/payload.ts'
import { singlePage } from '../page.ts'
import { sentence } from '../topics/prose/outline.ts'

export const compare = singlePage('compare', {
  payload: comparePayload,
  card: ({ page }) => ({
    heading: page.heading,
    facts: [{ value: page.forms.map(({ name }) => name).join(', '), label: page.table.heading }],
  }),
  twin: ({ payload: { page, columns, rows } }) => ({
    title: page.heading,
    sections: [
      { heading: '', paragraphs: [page.intro] },
      ...rows.map(({ label, cells }) => ({
        heading: label,
        points: columns.map(({ name }, index) => `${name}: ${sentence(cells[index] ?? '')}`),
      })),
      {
        heading: page.chooser.list,
        points: page.chooser.outcomes.map(({ service, choose, reason }) => {
          const { name = service } = page.forms.find((form) => form.service === service) ?? {}
          return `${name}: ${choose} ${reason}`
        }),
      },
    ],
  }),
})

/** The forms of business side by side: the law from the page's own rows, fees from the services. */
function comparePayload(context: PlanContext): ComparePayload {
  const { data, show, crumbs } = context
  const { rows, own, chatText, ...page } = data.singles['page:compare'].value
  const services = page.forms.map(({ service }) => getRecord(data.catalogue.services, service))
  const stampDuty = services.map(({ value }) => value.costs.stampDuty)
  const labels = data.singles['page:service'].value.figures
  return {
    page: show(page),
    columns: page.forms.map(({ service, name }) => ({ name, href: servicePath(service) })),
    // Cost and time come first, because visitors ask for them first.
    rows: [
      ...ownRows(services, own, context),
      ...rows.map(({ label, cells }) => ({
        label,
        cells: page.forms.map(({ service }) => show(present(cells[service], `cell "${label}" of "${service}"`))),
      })),
      { label: own.stampDuty, cells: stampDuty.map((one) => show(one)) },
    ],
    services: Object.fromEntries(
      services.map((entry) => {
        const bill = basicBillOf(entry, context)
        const cost = estimatorsOf(context).find(({ value }) => value.service === entry.id)
        return [
          entry.id,
          {
            ...serviceTitleLink(data, entry.id),
            bill: bill && { ...bill, time: entry.value.timeline?.normal },
            cost: cost && { ...estimatorLink(cost), label: page.chooser.cost },
          },
        ]
      }),
    ),
    billLabels: billLabels(context),
    figures: context.figures(rows, stampDuty),
    address: context.origin + fixedPaths.compare,
    newTabNote: context.contact.newTabNote,
    chatHref: context.chat(chatText),
    labels: show(labels),
    breadcrumbs: [crumbs.home, crumbs.services, { label: page.heading }],
  }
}

/** What the services say about themselves: our fee, the total price and the time. */
function ownRows(services: readonly Entry<Service>[], labels: PageCompare['own'], context: PlanContext) {
  const quoted = context.data.singles['page:estimator'].value.quoted
  const row = (label: string, cell: (entry: Entry<Service>) => string) => ({ label, cells: services.map(cell) })
  return [
    row(labels.fee, ({ value: { pricing } }) => (pricing ? context.prices.say(pricing.basic) : quoted)),
    row(labels.inAll, (entry) => inAllOf(entry, context)?.packages[0]?.total ?? quoted),
    row(labels.time, ({ value: { timeline } }) => timeline?.normal ?? quoted),
    row(labels.fastTrack, ({ value: { timeline } }) => timeline?.fastTrack ?? quoted),
  ]
}
