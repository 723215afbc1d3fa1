import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { PriceEstimator } from '../../sections/calculators/calculator/price/price-estimator.tsx'
import { CalculatorNotes, linksToOthers } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'estimator'>) {
  return (
    <main id="main">
      <Still name="head">
        {import.meta.env.SSR && whole && (
          <PageHead heading={whole.heading} intro={whole.intro} above={<Breadcrumbs trail={whole.breadcrumbs} />} />
        )}
      </Still>
      <PageWidth>
        <PriceEstimator {...payload} />
      </PageWidth>
      <Still name="notes">{import.meta.env.SSR && whole && <Notes payload={whole} />}</Still>
    </main>
  )
}

function Notes({ payload }: { payload: Payloads['estimator'] }) {
  const { labels, service } = payload
  const own = [{ href: service.href, label: `${labels.price.more}: ${service.title}` }]
  return (
    <CalculatorNotes payload={payload}>
      <LinkList links={[...own, ...linksToOthers(payload)]} />
    </CalculatorNotes>
  )
}
