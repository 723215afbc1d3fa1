import type { Payloads } from '../../content/types.ts'
import { PriceEstimator } from '../../sections/calculators/calculator/price/price-estimator.tsx'
import { CalculatorNotes } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'

export function Page({ payload }: { payload: Payloads['estimator'] }) {
  const { labels, heading, intro, service, breadcrumbs } = payload
  const links = [
    { href: service.href, label: `${labels.price.more}: ${service.title}` },
    ...payload.others,
    { href: payload.allHref, label: labels.more.all },
  ]
  return (
    <main id="main">
      <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <PriceEstimator {...payload} />
      </PageWidth>
      <CalculatorNotes payload={payload}>
        <LinkList links={links} />
      </CalculatorNotes>
    </main>
  )
}
