import type { Payloads } from '../../content/types.ts'
import { CityColumns } from '../../sections/cities/city-columns/city-columns.tsx'
import { CityDuties, CityNeed, CityRegistration } from '../../sections/cities/city-guide/city-guide.tsx'
import { CityGlance } from '../../sections/cities/city-guide/city-glance.tsx'
import { CityNear } from '../../sections/cities/city-guide/city-near.tsx'
import { CityProducts } from '../../sections/cities/city-guide/city-products.tsx'
import { CityTrades } from '../../sections/cities/city-guide/city-trades.tsx'
import { CityHead } from '../../sections/cities/city-head/city-head.tsx'
import { CityLinks } from '../../sections/cities/city-links/city-links.tsx'
import { CityOffices } from '../../sections/cities/office-table/city-offices.tsx'
import { RegistrationSidebar } from '../../sections/cities/registration-sidebar/registration-sidebar.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'

interface PageProps {
  payload: Payloads['city']
}

export function Page({ payload }: PageProps) {
  const { labels, state, stateLinks, products, trades, near } = payload
  const links = [...payload.places, { heading: labels.services.heading, links: payload.services }]
  return (
    <main id="main">
      <CityHead
        labels={labels}
        state={state}
        trail={payload.breadcrumbs}
        within={payload.within}
        fee={payload.fee}
        startHref="#register"
      />
      <CityColumns aside={sidebarOf(payload)}>
        <CityNeed labels={labels} gstCheck={payload.gstCheck} limits={stateLinks.limits} />
        {products && <CityProducts {...products} />}
        {trades.length > 0 && <CityTrades heading={labels.trades.heading} trades={trades} />}
        <CityRegistration labels={labels} />
        {near && <CityNear {...near} />}
        <CityOffices {...payload.offices} />
        <CityDuties labels={labels} returns={stateLinks.returns} />
        <CityGlance heading={labels.glance.heading} rows={payload.glance} />
      </CityColumns>
      <Faq heading={labels.faq.heading} name="faq" faqs={payload.faqs} labels={labels.figures} />
      <CityLinks groups={links} />
      <PageWidth>
        <Sources figures={payload.figures} labels={labels.figures} />
      </PageWidth>
    </main>
  )
}

function sidebarOf({ labels, chatHref, contact, searchHref }: PageProps['payload']) {
  return (
    <RegistrationSidebar
      id="register"
      labels={labels.sidebar}
      chatHref={chatHref}
      contact={contact}
      search={searchHref === undefined ? undefined : { href: searchHref, ...labels.findIn }}
    />
  )
}
