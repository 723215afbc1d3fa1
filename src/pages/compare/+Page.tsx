import { pick } from '../../lib/pick.ts'
import { List } from '../../ui/list/list.tsx'
import { nameOfForm } from '../../sections/compare/form-chooser/form-chooser.tsx'
import { FormTable } from '../../sections/compare/form-table/form-table.tsx'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { ComparePayload } from './payload.ts'

const { FormChooser } = toIslands('compare', islands)

export function Page({ payload }: CompareProps) {
  const { page, breadcrumbs } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <FormChooser
          payload={{
            ...pick(payload, 'services', 'billLabels', 'address', 'newTabNote'),
            page: { chooser: page.chooser, forms: page.forms.map((form) => pick(form, 'service', 'name')) },
          }}
        />
      </PageWidth>
      <ComparedForms payload={payload} />
    </main>
  )
}

interface CompareProps {
  payload: ComparePayload
}

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
        <List items={chooser.outcomes.map(({ service, choose }) => `${nameOf(service)}: ${choose}`)} />
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
