import type { Payloads } from '../../content/types.ts'
import { CityColumns } from '../../sections/cities/city-columns/city-columns.tsx'
import { CityTax } from '../../sections/cities/city-guide/city-tax.tsx'
import { Part } from '../../sections/cities/city-guide/part.tsx'
import { StateCities } from '../../sections/cities/state-cities/state-cities.tsx'
import { StateChanges } from '../../sections/cities/state-guide/state-changes.tsx'
import { StateDates } from '../../sections/cities/state-guide/state-dates.tsx'
import { StateReturns } from '../../sections/cities/state-guide/state-returns.tsx'
import { StateTrades } from '../../sections/cities/state-guide/state-trades.tsx'
import { StateLimits } from '../../sections/cities/state-guide/state-limits.tsx'
import { OfficeTable } from '../../sections/cities/office-table/office-table.tsx'
import { StateHead } from '../../sections/cities/state-head/state-head.tsx'
import { RegistrationSidebar } from '../../sections/cities/registration-sidebar/registration-sidebar.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Sources } from '../../ui/sources/sources.tsx'

interface PageProps {
  payload: Payloads['state']
}

export function Page({ payload }: PageProps) {
  const { labels, cities, limits, always, gstCheck, anchors } = payload
  return (
    <main id="main">
      <StateHead labels={labels} state={payload} startHref="#register" citiesHref="#cities" />
      <CityColumns aside={sidebarOf(payload)}>
        <StateDates labels={labels.dates} dates={payload.dates} />
        <StateLimits id={anchors.limits} labels={labels.limits} limits={limits} always={always} gstCheck={gstCheck} />
        <StateReturns id={anchors.returns} labels={labels} returns={payload.returns} />
        <Part heading={labels.note.heading}>
          <p>{payload.note}</p>
        </Part>
        <CityTax id={anchors.professionalTax} heading={labels.professionalTax.heading} tax={payload.professionalTax} />
        <OfficeTable id={anchors.offices} heading={labels.offices.heading} {...payload.offices} />
        {payload.trades.length > 0 && <StateTrades heading={labels.trades.heading} trades={payload.trades} />}
        {payload.changes.length > 0 && <StateChanges labels={labels.changes} changes={payload.changes} />}
      </CityColumns>
      <Faq heading={labels.faq.heading} name="faq" faqs={payload.faqs} labels={labels.figures} />
      <StateCities id="cities" labels={labels.cities} cities={cities} map={payload.map} />
      <PageWidth>
        <Sources figures={payload.figures} labels={labels.figures} />
      </PageWidth>
    </main>
  )
}

function sidebarOf({ labels, costs, chatHref, localChat, contact }: PageProps['payload']) {
  return (
    <RegistrationSidebar
      id="register"
      labels={labels.sidebar}
      costs={costs}
      chatHref={chatHref}
      localChat={localChat}
      contact={contact}
    />
  )
}
