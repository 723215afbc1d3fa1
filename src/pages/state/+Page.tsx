import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { CityColumns } from '../../sections/cities/city-columns/city-columns.tsx'
import { Part } from '../../sections/cities/city-guide/part.tsx'
import { StateCities } from '../../sections/cities/state-cities/state-cities.tsx'
import { StateDates } from '../../sections/cities/state-guide/state-guide.tsx'
import { StateChanges, StateLimits, StateReturns, StateTrades } from '../../sections/cities/state-guide/state-guide.tsx'
import { StateTax } from '../../sections/cities/state-guide/state-tax.tsx'
import { OfficeTable } from '../../sections/cities/office-table/office-table.tsx'
import { StateHead } from '../../sections/cities/state-head/state-head.tsx'
import { RegistrationSidebar } from '../../sections/cities/registration-sidebar/registration-sidebar.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { Still } from '../../ui/still/still.tsx'
import { Sources } from '../../ui/sources/sources.tsx'

export function Page({ payload, whole }: PageProps<'state'>) {
  return (
    <main id="main">
      <Still name="head">{import.meta.env.SSR && whole && <StateHead payload={whole} />}</Still>
      <CityColumns
        aside={<Still name="aside">{import.meta.env.SSR && whole && <RegistrationSidebar payload={whole} />}</Still>}
      >
        <StateDates dates={payload.dates} labels={payload.labels.dates} />
        <Still name="guide">{import.meta.env.SSR && whole && <Guide payload={whole} />}</Still>
      </CityColumns>
      <Still name="more">{import.meta.env.SSR && whole && <MoreOfState payload={whole} />}</Still>
    </main>
  )
}

interface StateProps {
  payload: Payloads['state']
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
      {payload.trades.length > 0 && <StateTrades payload={payload} />}
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
