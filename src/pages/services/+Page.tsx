import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ServiceCatalogue } from '../../sections/services/service-catalogue/service-catalogue.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload: { page, groups } }: { payload: Payloads['services'] }) {
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} />
      <ServiceCatalogue groups={groups} labels={page} path={fixedPaths.services} />
    </main>
  )
}
