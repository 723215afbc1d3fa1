import type { Payloads } from '../../content/types.ts'
import { LeadForm } from '../../sections/services/lead-form/lead-form.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { NextDates } from '../../sections/shared/next-dates/next-dates.tsx'
import { RelatedServices } from '../../sections/services/related-services/related-services.tsx'
import { DetailPart } from '../../sections/services/service-detail/detail-part.tsx'
import { ServiceDetail } from '../../sections/services/service-detail/service-detail.tsx'
import { ServiceHead } from '../../sections/services/service-head/service-head.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

interface PageProps {
  payload: Payloads['service']
}

export function Page({ payload }: PageProps) {
  const { id, service, labels, prices, contact, timers } = payload
  const form = (
    <LeadForm
      labels={labels.form}
      chat={labels.chat}
      serviceTitle={service.title}
      contact={contact}
      chatHref={payload.chatHref}
      timers={timers}
    />
  )
  return (
    <main id="main">
      <ServiceHead
        title={service.title}
        trail={payload.breadcrumbs}
        answers={answers(payload)}
        actions={{ formHref: payload.formHref, apply: labels.apply, ask: labels.form.heading }}
        newTabNote={contact.newTabNote}
        tools={payload.tools}
      />
      <ServiceDetail
        key={id}
        id={id}
        address={payload.address}
        service={service}
        labels={labels}
        prices={prices}
        price={payload.addOn?.price}
        inAll={payload.inAll}
        contents={<ContentsList heading={labels.contents} contents={contentsOf(payload)} />}
        form={form}
        facts={{
          ...payload,
          schedulingHref: contact.schedulingHref,
          newTabNote: contact.newTabNote,
          bookingNote: contact.opens.booking,
        }}
      >
        {furtherParts(payload)}
      </ServiceDetail>
      <RelatedServices heading={labels.sections.related} services={payload.related} />
    </main>
  )
}

/** The parts about the service, in their order. */
function contentsOf({ service, prices, labels: { sections } }: PageProps['payload']) {
  const parts: [keyof typeof sections, unknown][] = [
    ['pricing', prices],
    ['requirements', true],
    ['rules', true],
    ['process', true],
    ['documents', service.documentsRequired],
    ['benefits', service.benefits],
    ['afterwards', service.compliance],
    ['costs', true],
    ['timeline', service.timeline],
    ['lateness', service.lateness],
  ]
  return parts.flatMap(([id, part]) => (part ? { id, label: sections[id] } : []))
}

/** What other pages and files say about the service. */
function furtherParts({ dueNext, table, articles, labels }: PageProps['payload']) {
  return (
    <>
      {dueNext && (
        <DetailPart id="next-dates" heading={dueNext.heading}>
          <NextDates next={dueNext} />
        </DetailPart>
      )}
      {table && (
        <DetailPart id="by-state" heading={table.heading}>
          <Prose body={table.body} />
        </DetailPart>
      )}
      {articles.length > 0 && (
        <DetailPart id="articles" heading={labels.sections.articles}>
          <LinkList links={articles} />
        </DetailPart>
      )}
    </>
  )
}

/**
 * Price, time and papers in a few words. Without a price: that it is quoted, and what decides it.
 */
function answers({ labels, priceRange, inAll, addOn, service }: PageProps['payload']) {
  const { pricing, timeline, documents } = labels.sections
  const quoted = { href: addOn?.href ?? '#costs', value: addOn?.price ?? labels.costs.byQuote }
  const [least] = inAll?.packages ?? []
  const price = least
    ? { label: labels.costs.inAll, href: '#pricing', value: `${least.total}, ${least.name}` }
    : { label: pricing, ...(priceRange === undefined ? quoted : { href: '#pricing', value: priceRange }) }
  return [
    price,
    ...(service.timeline ? [{ href: '#timeline', label: timeline, value: service.timeline.normal }] : []),
    ...(service.documentsRequired
      ? [{ href: '#documents', label: documents, value: String(service.documentsRequired.length) }]
      : []),
  ]
}
