import type { Payloads } from '../../content/types.ts'
import { LeadForm } from '../../sections/services/lead-form/lead-form.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { NextDates } from '../../sections/shared/next-dates/next-dates.tsx'
import { RelatedServices } from '../../sections/services/related-services/related-services.tsx'
import { DetailPart } from '../../sections/services/service-detail/service-detail.tsx'
import { partsOf } from '../../sections/services/service-detail/detail-parts.tsx'
import { ServiceDetail } from '../../sections/services/service-detail/service-detail.tsx'
import { ServiceHead } from '../../sections/services/service-head/service-head.tsx'
import { ContentsList } from '../../sections/shared/contents-list/contents-list.tsx'
import { Prose } from '../../ui/prose/prose.tsx'

interface PageProps {
  payload: Payloads['service']
}

export function Page({ payload }: PageProps) {
  const { labels } = payload
  const parts = partsOf(payload)
  return (
    <main id="main">
      <ServiceHead payload={payload} />
      <ServiceDetail
        key={payload.id}
        payload={payload}
        parts={parts}
        contents={<ContentsList heading={labels.contents} contents={parts} />}
        form={<LeadForm payload={payload} />}
      >
        {furtherParts(payload)}
      </ServiceDetail>
      <RelatedServices payload={payload} />
    </main>
  )
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
