import { pick } from '../../lib/pick.ts'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { RelatedServices } from '../../sections/services/related-services/related-services.tsx'
import { DetailPart, ServiceColumns, ServiceEnd } from '../../sections/services/service-detail/service-detail.tsx'
import { FirstParts, LaterParts, contentsOf } from '../../sections/services/service-detail/detail-parts.tsx'
import { ServiceHead } from '../../sections/services/service-head/service-head.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { islands } from './islands.ts'
import type { ServicePayload } from './payload.ts'

const { ServiceDocuments, NextDates, LeadForm } = toIslands('service', islands)

interface ServiceProps {
  payload: ServicePayload
}

export function Page({ payload }: ServiceProps) {
  const { service, labels, contact, dueNext, table, articles } = payload
  const form = {
    ...pick(payload, 'chatHref', 'timers'),
    contact: pick(contact, 'whatsapp', 'phoneHref', 'newTabNote', 'errors'),
    service: pick(service, 'title'),
    labels: pick(labels, 'form', 'chat'),
  }
  return (
    <main id="main">
      <ServiceHead payload={payload} />
      <ServiceColumns form={<LeadForm payload={form} />}>
        <FirstParts payload={payload}>
          <ContentsList heading={labels.contents} contents={contentsOf(payload)} />
        </FirstParts>
        {service.documentsRequired && (
          <DetailPart id="documents" heading={labels.sections.documents}>
            <ServiceDocuments
              {...pick(payload, 'id', 'address')}
              title={service.title}
              heading={labels.sections.documents}
              documents={service.documentsRequired}
              labels={labels.documents}
              newTabNote={contact.newTabNote}
            />
          </DetailPart>
        )}
        <LaterParts payload={payload} />
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
      </ServiceColumns>
      <ServiceEnd payload={payload} />
      <RelatedServices payload={payload} />
    </main>
  )
}
