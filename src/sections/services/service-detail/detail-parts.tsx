import type { ReactNode } from 'react'
import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { StatementList } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { DocumentChecklist } from './document-checklist.tsx'
import { CostTable, LatenessTable, PriceTable, TimelineTable } from './tables/tables.tsx'

type PartName = Exclude<keyof ServicePayload['labels']['sections'], 'related' | 'articles'>

/** The parts of a service's page in order. Parts without data are left out. */
export function partsOf(payload: ServicePayload) {
  const { service, labels, prices } = payload
  const { pricing, timeline, lateness } = service
  const list = (statements: readonly Statement[] | undefined, ordered = false) =>
    statements && <StatementList statements={statements} labels={labels.figures} ordered={ordered} />
  const part = (id: PartName, content: ReactNode) => (content ? [{ id, label: labels.sections[id], content }] : [])
  return [
    part('pricing', pricing && prices && <PriceTable payload={payload} pricing={pricing} prices={prices} />),
    part('requirements', list(service.requirements)),
    part('rules', list(service.rules)),
    part('process', list(service.process, true)),
    part('documents', documentsOf(payload)),
    part('benefits', list(service.benefits)),
    part('afterwards', list(service.compliance)),
    part('costs', <CostTable payload={payload} />),
    part('timeline', timeline && <TimelineTable timeline={timeline} labels={labels} />),
    part('lateness', lateness && <LatenessTable lateness={lateness} labels={labels} />),
  ].flat()
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
