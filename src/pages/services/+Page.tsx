import { fixedPaths } from '../../content/routes.ts'
import { pick } from '../../lib/pick.ts'
import { ServiceCatalogue } from '../../sections/services/service-catalogue/service-catalogue.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { ServicesPayload } from './payload.ts'

const { CatalogueFilter } = toIslands('services', islands)

export function Page({ payload }: { payload: ServicesPayload }) {
  const { page, asked, groups } = payload
  const filter = {
    groups: groups.map((group) => pick(group, 'id', 'name', 'services')),
    labels: pick(page, 'filter', 'count', 'empty'),
  }
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio isWideOnly heading={page.folio.heading} rows={asked} />}
      />
      <ServiceCatalogue payload={payload} filter={<CatalogueFilter {...filter} path={fixedPaths.services} />} />
    </main>
  )
}
