import { fixedPaths } from '../../content/routes.ts'
import { CalculatorList } from '../../sections/calculators/calculator-list/calculator-list.tsx'
import { List } from '../../ui/list/list.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { islands } from './islands.ts'
import type { CalculatorsPayload } from './payload.ts'

const { NextFolio } = toIslands('calculators', islands)

export function Page({ payload: { page, next, calculators, checks, prices } }: { payload: CalculatorsPayload }) {
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={next && <NextFolio next={next} calendar={fixedPaths.calendar} />}
      >
        <ButtonLink look="secondary" href={page.late.href}>
          {page.late.label}
        </ButtonLink>
      </PageHead>
      <Section heading={page.list}>
        <CalculatorList calculators={calculators} />
      </Section>
      <Section id="checks" heading={page.checks}>
        <CalculatorList calculators={checks} />
      </Section>
      <Section id="costs" heading={prices.heading}>
        <CalculatorList calculators={prices.estimators} />
      </Section>
      <Section heading={page.how.heading} tone="sunk">
        <List items={page.how.points} />
      </Section>
    </main>
  )
}
