import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { RuledPoints } from '../../sections/calculators/ruled-points/ruled-points.tsx'
import { FormChooser } from '../../sections/compare/form-chooser/form-chooser.tsx'
import { FormTable } from '../../sections/compare/form-table/form-table.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'compare'>) {
  const nameOf = nameOfForm(payload.page.forms)
  return (
    <main id="main">
      <Still name="head">
        {import.meta.env.SSR && whole && (
          <PageHead
            heading={whole.page.heading}
            intro={whole.page.intro}
            above={<Breadcrumbs trail={whole.breadcrumbs} />}
          />
        )}
      </Still>
      <PageWidth>
        <FormChooser payload={payload} nameOf={nameOf} />
      </PageWidth>
      <Still name="table">{import.meta.env.SSR && whole && <ComparedForms payload={whole} />}</Still>
    </main>
  )
}

interface CompareProps {
  payload: Payloads['compare']
}

const nameOfForm = (forms: CompareProps['payload']['page']['forms']) => (id: string) =>
  forms.find(({ service }) => service === id)?.name ?? id

function ComparedForms({ payload }: CompareProps) {
  const { page, services, figures, labels } = payload
  const { chooser, table, forms } = page
  const nameOf = nameOfForm(forms)
  return (
    <>
      <Section id="side-by-side" heading={table.heading} intro={table.intro}>
        <FormTable payload={payload} />
      </Section>
      <Section id="choose" heading={chooser.list}>
        <RuledPoints points={chooser.outcomes.map(({ service, choose }) => `${nameOf(service)}: ${choose}`)} />
      </Section>
      <Section heading={page.more}>
        <LinkList links={Object.values(services)} />
      </Section>
      <PageWidth>
        <Sources figures={figures} labels={labels} />
      </PageWidth>
    </>
  )
}
