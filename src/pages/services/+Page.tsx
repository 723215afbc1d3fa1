import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ServiceCatalogue } from '../../sections/services/service-catalogue/service-catalogue.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload: { page, groups, asked } }: { payload: Payloads['services'] }) {
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio isWideOnly heading={page.folio.heading} rows={asked} />}
      />
      <ServiceCatalogue groups={groups} labels={page} path={fixedPaths.services} />
    </main>
  )
}
