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
import { Sources } from '../../ui/sources/sources.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'

interface PageProps {
  payload: Payloads['city']
}

export function Page({ payload }: PageProps) {
  const { labels, state, stateLinks, fee, products, trades, near } = payload
  const links = [...payload.places, { heading: labels.services.heading, links: payload.services }]
  return (
    <main id="main">
      <CityHead
        labels={labels}
        state={state}
        trail={payload.breadcrumbs}
        within={payload.within}
        fee={fee}
        startHref="#register"
      />
      <CityColumns aside={sidebarOf(payload)}>
        <CityNeed labels={labels} example={payload.example} gstCheck={payload.gstCheck} limits={stateLinks.limits} />
        <CityRegistration labels={labels} fee={fee} />
        {trades.length > 0 && <CityTrades heading={labels.trades.heading} trades={trades} />}
        <CityDuties labels={labels} returns={stateLinks.returns} faqs={payload.faqs} />
        <CityOffices {...payload.offices} />
        {products && <CityProducts {...products} />}
        {near && <CityNear {...near} />}
        <CityGlance heading={labels.glance.heading} rows={payload.glance} />
      </CityColumns>
      <CityLinks groups={links} />
      <PageWidth>
        <Sources figures={payload.figures} labels={labels.figures} />
      </PageWidth>
    </main>
  )
}

function sidebarOf({ labels, chatHref, localChat, contact, search }: PageProps['payload']) {
  return (
    <RegistrationSidebar
      id="register"
      labels={labels.sidebar}
      chatHref={chatHref}
      localChat={localChat}
      contact={contact}
      search={search}
    />
  )
}
