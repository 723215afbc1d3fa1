import type { ServicePayload } from '#generated/payloads/service/payload.ts'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { DocumentChecklist } from './document-checklist.tsx'
import { DetailPart } from './service-detail.tsx'

interface ServiceDocumentsProps {
  payload: Pick<ServicePayload, 'id' | 'address'> & {
    service: Pick<ServicePayload['service'], 'title' | 'documentsRequired'>
    contact: Pick<ServicePayload['contact'], 'newTabNote'>
    labels: Pick<ServicePayload['labels'], 'documents'> & { sections: { documents: string } }
  }
}

/** The papers to collect, as a list that can be ticked, printed and sent. */
export function ServiceDocuments({ payload: { id, address, contact, service, labels } }: ServiceDocumentsProps) {
  const { title, documentsRequired: documents } = service
  if (!documents) return null
  return (
    <DetailPart id="documents" heading={labels.sections.documents}>
      <DocumentChecklist id={id} documents={documents} labels={labels.documents}>
        <ShareLink
          label={labels.documents.send}
          newTabNote={contact.newTabNote}
          title={`${title}: ${labels.sections.documents}`}
          lines={documents}
          address={`${address}#documents`}
        />
      </DocumentChecklist>
    </DetailPart>
  )
}
