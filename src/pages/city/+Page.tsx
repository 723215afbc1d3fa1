import { CityColumns } from '../../sections/cities/city-columns/city-columns.tsx'
import {
  CityDuties,
  CityGlance,
  CityNear,
  CityNeed,
  CityProducts,
  CityRegistration,
  CityTrades,
} from '../../sections/cities/city-guide/city-guide.tsx'
import { CityHead } from '../../sections/cities/city-head/city-head.tsx'
import { CityLinks } from '../../sections/cities/city-links/city-links.tsx'
import { CityOffices } from '../../sections/cities/office-table/office-table.tsx'
import { RegistrationSidebar } from '../../sections/cities/registration-sidebar/registration-sidebar.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { CityPayload } from './payload.ts'

const { ShareLink } = toIslands('city', islands)

export function Page({ payload }: { payload: CityPayload }) {
  const { labels, products, near, contact } = payload
  const links = [...payload.places, { heading: labels.services.heading, links: payload.services }]
  return (
    <main id="main">
      <CityHead payload={payload} />
      <CityColumns aside={<RegistrationSidebar payload={payload} />}>
        <CityNeed payload={payload} />
        <CityRegistration payload={payload} />
        {payload.trades.length > 0 && <CityTrades payload={payload} />}
        <CityDuties payload={payload} />
        <CityOffices {...payload.offices} />
        {products && <CityProducts {...products} />}
        {near && <CityNear {...near} />}
        <CityGlance payload={payload} />
      </CityColumns>
      <CityLinks groups={links} />
      <PageWidth>
        <Sources figures={payload.figures} labels={labels.figures} />
        <div className="screen-only">
          <ShareLink
            label={contact.sendPage}
            newTabNote={contact.newTabNote}
            title={labels.heading}
            address={payload.address}
          />
        </div>
      </PageWidth>
    </main>
  )
}
