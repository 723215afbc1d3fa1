import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { LeadForm } from '../../sections/services/lead-form/lead-form.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { NextDates } from '../../sections/shared/next-dates/next-dates.tsx'
import { RelatedServices } from '../../sections/services/related-services/related-services.tsx'
import {
  DetailPart,
  ServiceColumns,
  ServiceEnd,
  inColumn,
} from '../../sections/services/service-detail/service-detail.tsx'
import { FirstParts, LaterParts, contentsOf } from '../../sections/services/service-detail/detail-parts.tsx'
import { ServiceDocuments } from '../../sections/services/service-detail/service-documents.tsx'
import { ServiceHead } from '../../sections/services/service-head/service-head.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'service'>) {
  const { dueNext } = payload
  return (
    <main id="main">
      <Still name="head">{import.meta.env.SSR && whole && <ServiceHead payload={whole} />}</Still>
      <ServiceColumns form={<LeadForm payload={payload} />}>
        <Still name="first" className={inColumn}>
          {import.meta.env.SSR && whole && (
            <FirstParts payload={whole}>
              <ContentsList heading={whole.labels.contents} contents={contentsOf(whole)} />
            </FirstParts>
          )}
        </Still>
        <ServiceDocuments payload={payload} />
        <Still name="later" className={inColumn}>
          {import.meta.env.SSR && whole && <LaterParts payload={whole} />}
        </Still>
        {dueNext && (
          <DetailPart id="next-dates" heading={dueNext.heading}>
            <NextDates next={dueNext} />
          </DetailPart>
        )}
        <Still name="others" className={inColumn}>
          {import.meta.env.SSR && whole && <OtherParts payload={whole} />}
        </Still>
      </ServiceColumns>
      <Still name="end">{import.meta.env.SSR && whole && <End payload={whole} />}</Still>
    </main>
  )
}

interface ServiceProps {
  payload: Payloads['service']
}

/** What other pages and files say about the service. */
function OtherParts({ payload: { table, articles, labels } }: ServiceProps) {
  return (
    <>
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

function End({ payload }: ServiceProps) {
  return (
    <>
      <ServiceEnd payload={payload} />
      <RelatedServices payload={payload} />
    </>
  )
}
