import { pick } from '../../lib/pick.ts'
import { ofFrame } from '../../sections/calculators/calculator/calculator.tsx'
import { CalculatorNotes, linksToOthers } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { EstimatorPayload } from './payload.ts'

const { PriceEstimator } = toIslands('estimator', islands)

export function Page({ payload }: { payload: EstimatorPayload }) {
  const { heading, intro, breadcrumbs } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <PriceEstimator {...pick(payload, ...ofFrame, 'labels', 'estimator', 'book')} />
      </PageWidth>
      <Notes payload={payload} />
    </main>
  )
}

function Notes({ payload }: { payload: EstimatorPayload }) {
  const { labels, service } = payload
  const own = [{ href: service.href, label: `${labels.price.more}: ${service.title}` }]
  return (
    <CalculatorNotes payload={payload}>
      <LinkList links={[...own, ...linksToOthers(payload)]} />
    </CalculatorNotes>
  )
}
