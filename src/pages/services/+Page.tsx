import type { PageProps } from '../../content/browser-parts.ts'
import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ServiceCatalogue } from '../../sections/services/service-catalogue/service-catalogue.tsx'
import { ServiceRow } from '../../sections/services/service-catalogue/service-group.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload: { page, groups }, whole }: PageProps<'services'>) {
  const rowOf = (id: string) => import.meta.env.SSR && whole && <Row payload={whole} id={id} />
  return (
    <main id="main">
      <Still name="head">{import.meta.env.SSR && whole && <Head payload={whole} />}</Still>
      <ServiceCatalogue groups={groups} labels={page} rowOf={rowOf} path={fixedPaths.services} />
    </main>
  )
}

interface PartProps {
  payload: Payloads['services']
}

function Head({ payload: { page, asked } }: PartProps) {
  const folio = page.folio && <Folio isWideOnly heading={page.folio.heading} rows={asked} />
  return <PageHead heading={page.heading} intro={page.intro} folio={folio} />
}

function Row({ payload: { page, rows }, id }: PartProps & { id: string }) {
  const row = rows[id]
  return row && <ServiceRow row={row} learnMore={page.learnMore} />
}
