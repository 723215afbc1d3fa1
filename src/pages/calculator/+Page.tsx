import type { Payloads } from '../../content/types.ts'
import { DelayCalculator } from '../../sections/calculators/calculator/delay/delay-calculator.tsx'
import { CalculatorNotes } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'

export function Page({ payload }: { payload: Payloads['calculator'] }) {
  const { labels, heading, intro, service, breadcrumbs } = payload
  const { more } = labels
  const links = [
    { href: service.href, label: `${more.ours}: ${service.title}` },
    more.late,
    ...payload.others,
    { href: payload.allHref, label: labels.more.all },
  ]
  return (
    <main id="main">
      <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <DelayCalculator {...payload} />
      </PageWidth>
      <CalculatorNotes payload={payload}>
        <LinkList links={links} />
      </CalculatorNotes>
    </main>
  )
}
