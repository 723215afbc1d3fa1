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

export function Page({ payload }: { payload: Payloads['compare'] }) {
  const { page, services, figures, labels, breadcrumbs } = payload
  const { chooser, table, forms } = page
  const nameOf = (id: string) => forms.find(({ service }) => service === id)?.name ?? id
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <FormChooser payload={payload} nameOf={nameOf} />
      </PageWidth>
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
    </main>
  )
}
