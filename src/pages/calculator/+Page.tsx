import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { DelayCalculator } from '../../sections/calculators/calculator/delay/delay-calculator.tsx'
import { CalculatorNotes } from '../../sections/calculators/calculator-notes/calculator-notes.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'calculator'>) {
  return (
    <main id="main">
      <Still name="head">{import.meta.env.SSR && whole && <Head payload={whole} />}</Still>
      <PageWidth>
        <DelayCalculator {...payload} />
      </PageWidth>
      <Still name="notes">{import.meta.env.SSR && whole && <Notes payload={whole} />}</Still>
    </main>
  )
}

interface CalculatorProps {
  payload: Payloads['calculator']
}

function Head({ payload: { heading, intro, breadcrumbs } }: CalculatorProps) {
  return <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
}

function Notes({ payload }: CalculatorProps) {
  const { labels, service } = payload
  const { more } = labels
  const links = [
    { href: service.href, label: `${more.ours}: ${service.title}` },
    more.late,
    ...payload.others,
    { href: payload.allHref, label: labels.more.all },
  ]
  return (
    <CalculatorNotes payload={payload}>
      <LinkList links={links} />
    </CalculatorNotes>
  )
}
