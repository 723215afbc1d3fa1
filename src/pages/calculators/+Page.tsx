import type { Payloads } from '../../content/types.ts'
import { CalculatorList } from '../../sections/calculators/calculator-list/calculator-list.tsx'
import { Points } from '../../sections/calculators/points/points.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload: { page, calculators, prices } }: { payload: Payloads['calculators'] }) {
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} />
      <Section heading={page.list}>
        <CalculatorList calculators={calculators} />
        <LinkList links={[page.late]} />
      </Section>
      <Section heading={prices.heading}>
        <CalculatorList calculators={prices.estimators} />
      </Section>
      <Section heading={page.how.heading} tone="sunk">
        <Points points={page.how.points} />
      </Section>
    </main>
  )
}
