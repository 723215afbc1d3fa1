import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { DelayCalculator } from '../../sections/calculators/calculator/delay/delay-calculator.tsx'
import { CalculatorNotes, linksToOthers } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'calculator'>) {
  return (
    <main id="main">
      <Still name="head">
        {import.meta.env.SSR && whole && (
          <PageHead heading={whole.heading} intro={whole.intro} above={<Breadcrumbs trail={whole.breadcrumbs} />} />
        )}
      </Still>
      <PageWidth>
        <DelayCalculator {...payload} />
      </PageWidth>
      <Still name="notes">{import.meta.env.SSR && whole && <Notes payload={whole} />}</Still>
    </main>
  )
}

function Notes({ payload }: { payload: Payloads['calculator'] }) {
  const { labels, service } = payload
  const { more } = labels
  const own = [{ href: service.href, label: `${more.ours}: ${service.title}` }, more.late]
  return (
    <CalculatorNotes payload={payload}>
      <LinkList links={[...own, ...linksToOthers(payload)]} />
    </CalculatorNotes>
  )
}
