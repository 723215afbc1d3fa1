import type { FigureLabels } from '../../../ui/correction/correction.tsx'
import { StatementList } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import { CostTable } from './tables/cost-table.tsx'
import type { CostLabels, Costs, PriceInAll } from './tables/cost-table.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import { DetailPart } from './detail-part.tsx'
import { DocumentChecklist } from './document-checklist.tsx'
import { LatenessTable } from './tables/lateness-table.tsx'
import type { Lateness, LatenessLabels } from './tables/lateness-table.tsx'
import { PriceTable } from './tables/price-table.tsx'
import type { Package, PriceLabels } from './tables/price-table.tsx'
import { TimelineTable } from './tables/timeline-table.tsx'

type PartName =
  | 'requirements'
  | 'rules'
  | 'process'
  | 'benefits'
  | 'documents'
  | 'afterwards'
  | 'pricing'
  | 'costs'
  | 'timeline'
  | 'lateness'

export interface DetailLabels {
  sections: Record<PartName, string>
  documents: { hint: string; print: string; send: string }
  pricing: PriceLabels
  costs: CostLabels
  timeline: { normal: string; fastTrack: string; factors: string }
  lateness: LatenessLabels
  figures: FigureLabels
}

export interface DetailPartsProps {
  id: string
  /** The page's whole address. */
  address: string
  service: {
    title: string
    requirements: readonly Statement[]
    rules: readonly Statement[]
    process: readonly Statement[]
    benefits?: readonly string[]
    documentsRequired?: readonly string[]
    compliance?: readonly Statement[]
    pricing?: { includes: readonly string[]; confirm?: boolean }
    costs: Costs
    lateness: Lateness
    timeline?: { normal: string; fastTrack: string; factors: readonly string[] }
  }
  labels: DetailLabels
  prices?: readonly Package[] | undefined
  priceRange?: string | undefined
  inAll?: PriceInAll | undefined
}

/** The parts of a service's page in their order; those of which nothing is known are left out. */
export function DetailParts(props: DetailPartsProps) {
  const { service, labels, priceRange, inAll } = props
  const { costs, timeline, lateness } = service
  const list = (name: PartName, statements: readonly Statement[] | undefined, ordered = false) =>
    statements && (
      <DetailPart id={name} heading={labels.sections[name]}>
        <StatementList statements={statements} labels={labels.figures} ordered={ordered} />
      </DetailPart>
    )
  return (
    <>
      {list('requirements', service.requirements)}
      {list('rules', service.rules)}
      {list('process', service.process, true)}
      {documentsPart(props)}
      {list('benefits', service.benefits)}
      {list('afterwards', service.compliance)}
      {pricingPart(props)}
      <DetailPart id="costs" heading={labels.sections.costs}>
        <CostTable costs={costs} priceRange={priceRange} inAll={inAll} labels={labels.costs} figures={labels.figures} />
      </DetailPart>
      {timeline && (
        <DetailPart id="timeline" heading={labels.sections.timeline}>
          <TimelineTable name={labels.sections.timeline} timeline={timeline} labels={labels.timeline} />
        </DetailPart>
      )}
      <DetailPart id="lateness" heading={labels.sections.lateness}>
        <LatenessTable lateness={lateness} labels={labels.lateness} figures={labels.figures} />
      </DetailPart>
    </>
  )
}

/** The papers to collect, which can be ticked, printed and sent to who has them. */
function documentsPart({ id, address, service, labels }: DetailPartsProps) {
  const { title, documentsRequired: documents } = service
  const heading = labels.sections.documents
  return (
    documents && (
      <DetailPart id="documents" heading={heading}>
        <DocumentChecklist id={id} documents={documents} labels={labels.documents}>
          <ShareLink
            label={labels.documents.send}
            title={`${title}: ${heading}`}
            lines={documents}
            address={`${address}#documents`}
          />
        </DocumentChecklist>
      </DetailPart>
    )
  )
}

function pricingPart({ service: { pricing }, labels, prices }: DetailPartsProps) {
  const heading = labels.sections.pricing
  return (
    pricing &&
    prices && (
      <DetailPart id="pricing" heading={heading}>
        <PriceTable
          name={heading}
          prices={prices}
          includes={pricing.includes}
          isConfirmed={pricing.confirm !== true}
          labels={labels.pricing}
        />
      </DetailPart>
    )
  )
}
