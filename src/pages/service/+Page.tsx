import { pick } from '../../lib/pick.ts'
import { RelatedServices } from '../../sections/services/related-services/related-services.tsx'
import { Duty, Law, ToSend, contentsOf } from '../../sections/services/service-detail/detail-parts.tsx'
import { More } from '../../sections/services/service-detail/more-parts.tsx'
import { ServiceColumns, ServiceEnd } from '../../sections/services/service-detail/service-detail.tsx'
import { ServiceHead } from '../../sections/services/service-head/service-head.tsx'
import { ServicePrice } from '../../sections/services/service-price/service-price.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { ServicePayload } from './payload.ts'

const { ServiceDocuments, NextDates, LeadForm } = toIslands('service', islands)

interface ServiceProps {
  payload: ServicePayload
}

export function Page({ payload }: ServiceProps) {
  const { service, labels, contact, dueNext } = payload
  const form = {
    ...pick(payload, 'chatHref', 'timers'),
    contact: pick(contact, 'whatsapp', 'phoneHref', 'newTabNote', 'errors'),
    service: pick(service, 'title'),
    labels: pick(labels, 'form', 'chat'),
  }
  return (
    <main id="main">
      <ServiceColumns
        head={<ServiceHead payload={payload} />}
        price={<ServicePrice payload={payload} />}
        form={<LeadForm payload={form} />}
      >
        <ContentsList heading={labels.contents} contents={contentsOf(payload)} />
        <Duty payload={payload} />
        <ToSend payload={payload}>
          {service.documentsRequired && (
            <ServiceDocuments
              {...pick(payload, 'id', 'address')}
              title={service.title}
              heading={labels.sections.documents}
              documents={service.documentsRequired}
              labels={labels.documents}
              newTabNote={contact.newTabNote}
            />
          )}
        </ToSend>
        <Law payload={payload} />
        <More payload={payload}>{dueNext && <NextDates next={dueNext} />}</More>
      </ServiceColumns>
      <ServiceEnd payload={payload} />
      <RelatedServices payload={payload} />
    </main>
  )
}
