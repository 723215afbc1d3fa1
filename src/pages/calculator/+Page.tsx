import { pick } from '../../lib/pick.ts'
import { ofFrame } from '../../sections/calculators/calculator/calculator.tsx'
import { CalculatorNotes, linksToOthers } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { CalculatorPayload } from './payload.ts'

const { DelayCalculator } = toIslands('calculator', islands)

export function Page({ payload }: { payload: CalculatorPayload }) {
  const { heading, intro, breadcrumbs } = payload
  return (
    <main id="main">
      <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <DelayCalculator
          {...pick(payload, ...ofFrame, 'labels', 'calculator', 'book', 'asOf', 'offers', 'contactHref')}
        />
      </PageWidth>
      <Notes payload={payload} />
    </main>
  )
}

function Notes({ payload }: { payload: CalculatorPayload }) {
  const { labels, service } = payload
  const { more } = labels
  const own = [{ href: service.href, label: `${more.ours}: ${service.title}` }, more.late]
  return (
    <CalculatorNotes payload={payload}>
      <LinkList links={[...own, ...linksToOthers(payload)]} />
    </CalculatorNotes>
  )
}
