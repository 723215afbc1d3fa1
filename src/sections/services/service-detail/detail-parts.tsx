import type { ReactNode } from 'react'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Statement } from '../../../ui/list/list.tsx'
import { DetailPart } from './service-detail.tsx'
import styles from './service-detail.module.css'
import { CostTable, LatenessTable, PriceTable, TimelineTable } from './tables/tables.tsx'

type PartName = Exclude<keyof ServicePayload['labels']['sections'], 'related' | 'articles'>

interface ServiceProps {
  payload: ServicePayload
}

interface Part {
  id: PartName
  label: string
  content: ReactNode
}

/**
 * The parts of a service's page in order, before and after its papers, whose list can be ticked.
 * Parts without data are left out.
 */
function partsOf(payload: ServicePayload): { before: Part[]; after: Part[] } {
  const { service, labels, prices } = payload
  const { pricing, timeline, lateness } = service
  const list = (statements: readonly Statement[] | undefined, ordered = false) =>
    statements && <List items={statements} labels={labels.figures} marker={ordered ? 'number' : 'dot'} />
  const part = (id: PartName, content: ReactNode) => (content ? [{ id, label: labels.sections[id], content }] : [])
  return {
    before: [
      part('pricing', pricing && prices && <PriceTable payload={payload} pricing={pricing} prices={prices} />),
      part('requirements', list(service.requirements)),
      part('rules', list(service.rules)),
      part('process', list(service.process, true)),
    ].flat(),
    after: [
      part('benefits', list(service.benefits)),
      part('afterwards', list(service.compliance)),
      part('costs', <CostTable payload={payload} />),
      part('timeline', timeline && <TimelineTable timeline={timeline} labels={labels} />),
      part('lateness', lateness && <LatenessTable lateness={lateness} labels={labels} />),
    ].flat(),
  }
}

/** The list of contents: all parts, the papers among them. */
export function contentsOf(payload: ServicePayload): { id: string; label: string }[] {
  const { before, after } = partsOf(payload)
  const papers = { id: 'documents', label: payload.labels.sections.documents }
  return [...before, ...(payload.service.documentsRequired ? [papers] : []), ...after]
}

/** What the service is, and its parts before the papers. */
export function FirstParts({ payload, children }: ServiceProps & { children: ReactNode }) {
  const { service } = payload
  return (
    <>
      {children}
      <p className={styles.overview}>{service.overview}</p>
      {service.description !== undefined && <p className={styles.description}>{service.description}</p>}
      <Parts parts={partsOf(payload).before} />
    </>
  )
}

/** The parts after the papers. */
export function LaterParts({ payload }: ServiceProps) {
  return <Parts parts={partsOf(payload).after} />
}

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ id, label, content }) => (
    <DetailPart key={id} id={id} heading={label}>
      {content}
    </DetailPart>
  ))
}
