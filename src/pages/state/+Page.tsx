import { CityColumns } from '../../sections/cities/city-columns/city-columns.tsx'
import { Part } from '../../sections/cities/city-guide/part.tsx'
import { StateCities } from '../../sections/cities/state-cities/state-cities.tsx'
import { StateChanges, StateLimits, StateReturns, StateTrades } from '../../sections/cities/state-guide/state-guide.tsx'
import { StateTax } from '../../sections/cities/state-guide/state-tax.tsx'
import { OfficeTable } from '../../sections/cities/office-table/office-table.tsx'
import { StateHead } from '../../sections/cities/state-head/state-head.tsx'
import { RegistrationSidebar } from '../../sections/cities/registration-sidebar/registration-sidebar.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import { Sources } from '../../ui/sources/sources.tsx'
import type { StatePayload } from './payload.ts'

const { StateDates, TradeField } = toIslands('state', islands)

interface StateProps {
  payload: StatePayload
}

export function Page({ payload }: StateProps) {
  const { dates, labels } = payload
  return (
    <main id="main">
      <StateHead payload={payload} />
      <CityColumns aside={<RegistrationSidebar payload={payload} />}>
        <StateDates dates={dates} labels={labels.dates} />
        <Guide payload={payload} />
      </CityColumns>
      <MoreOfState payload={payload} />
    </main>
  )
}

function Guide({ payload }: StateProps) {
  const { labels, anchors } = payload
  return (
    <>
      <StateLimits payload={payload} />
      <StateReturns payload={payload} />
      <Part heading={labels.note.heading}>
        <p>{payload.note}</p>
      </Part>
      <StateTax id={anchors.professionalTax} heading={labels.professionalTax.heading} tax={payload.professionalTax} />
      <OfficeTable id={anchors.offices} heading={labels.offices.heading} {...payload.offices} />
      {payload.trades.length > 0 && <StateTrades payload={payload} field={<TradeField labels={labels.trades} />} />}
      {payload.changes.length > 0 && <StateChanges payload={payload} />}
    </>
  )
}

function MoreOfState({ payload }: StateProps) {
  const { labels } = payload
  return (
    <>
      <Faq heading={labels.faq.heading} name="faq" faqs={payload.faqs} labels={labels.figures} />
      <StateCities payload={payload} />
      <PageWidth>
        <Sources figures={payload.figures} labels={labels.figures} />
      </PageWidth>
    </>
  )
}
