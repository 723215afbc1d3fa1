import type { ReactNode } from 'react'
import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { StatementList } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import { CostTable } from './tables/cost-table.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { DetailPart } from './detail-part.tsx'
import { DocumentChecklist } from './document-checklist.tsx'
import { LatenessTable } from './tables/lateness-table.tsx'
import { PriceTable } from './tables/price-table.tsx'
import { TimelineTable } from './tables/timeline-table.tsx'

type PartName = Exclude<keyof ServicePayload['labels']['sections'], 'related' | 'articles'>

/** The parts of a service's page in order. Parts without data are left out. */
export function DetailParts({ payload }: { payload: ServicePayload }) {
  const { service, labels } = payload
  const { timeline, lateness } = service
  const { sections, figures } = labels
  const part = (name: PartName, content: ReactNode) =>
    content && (
      <DetailPart id={name} heading={sections[name]}>
        {content}
      </DetailPart>
    )
  const list = (name: PartName, statements: readonly Statement[] | undefined, ordered = false) =>
    part(name, statements && <StatementList statements={statements} labels={figures} ordered={ordered} />)
  return (
    <>
      {part('pricing', pricesOf(payload))}
      {list('requirements', service.requirements)}
      {list('rules', service.rules)}
      {list('process', service.process, true)}
      {part('documents', documentsOf(payload))}
      {list('benefits', service.benefits)}
      {list('afterwards', service.compliance)}
      {part('costs', <CostTable payload={payload} />)}
      {part(
        'timeline',
        timeline && <TimelineTable name={sections.timeline} timeline={timeline} labels={labels.timeline} />,
      )}
      {part('lateness', lateness && <LatenessTable lateness={lateness} labels={labels.lateness} figures={figures} />)}
    </>
  )
}

/** The papers to collect, as a list that can be ticked, printed and sent. */
function documentsOf({ id, address, contact, service, labels }: ServicePayload) {
  const { title, documentsRequired: documents } = service
  return (
    documents && (
      <DocumentChecklist id={id} documents={documents} labels={labels.documents}>
        <ShareLink
          label={labels.documents.send}
          newTabNote={contact.newTabNote}
          title={`${title}: ${labels.sections.documents}`}
          lines={documents}
          address={`${address}#documents`}
        />
      </DocumentChecklist>
    )
  )
}

function pricesOf({ service: { pricing }, labels, prices, inAll }: ServicePayload) {
  return (
    pricing &&
    prices && (
      <PriceTable
        name={labels.sections.pricing}
        prices={prices}
        inAll={inAll}
        includes={pricing.includes}
        isConfirmed={pricing.confirm !== true}
        labels={{ ...labels.costs, ...labels.pricing }}
      />
    )
  )
}
