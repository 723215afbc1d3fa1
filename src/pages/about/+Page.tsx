import { pick } from '../../lib/pick.ts'
import {
  AboutAchievements,
  AboutDivisions,
  AboutJourney,
  AboutPolicies,
  AboutQuotes,
  AboutValues,
  AboutWhoWeAre,
} from '../../sections/about/about-firm/about-firm.tsx'
import { ContactDetails } from '../../sections/shared/contact-details/contact-details.tsx'
import { StatsStrip } from '../../sections/shared/stats-strip/stats-strip.tsx'
import { TeamList } from '../../sections/shared/team-list/team-list.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SideBySide } from '../../ui/side-by-side/side-by-side.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { AboutPayload } from './payload.ts'

const { AboutForm } = toIslands('about', islands)

export function Page({ payload }: { payload: AboutPayload }) {
  const { page, address, contact } = payload
  return (
    <main id="main">
      <Firm payload={payload} />
      <SideBySide id="contact">
        <ContactDetails labels={page.contact} address={address} contact={contact} />
        <AboutForm payload={{ ...pick(payload, 'contact', 'endpoint'), page: pick(page, 'form') }} />
      </SideBySide>
    </main>
  )
}

function Firm({ payload }: { payload: AboutPayload }) {
  const { page } = payload
  return (
    <>
      <PageHead
        heading={page.hero.heading}
        intro={page.hero.text}
        folio={page.folio && <Folio heading={page.folio.heading} rows={page.folio.rows ?? []} />}
      />
      <StatsStrip {...page.stats} />
      <AboutWhoWeAre page={page} />
      <AboutValues {...page.values} />
      {payload.team && (
        <Section heading={payload.team.heading}>
          <TeamList people={payload.team.people} />
        </Section>
      )}
      <AboutDivisions {...page.divisions} />
      <AboutJourney page={page} journeyMark={payload.journeyMark} />
      <AboutAchievements page={page} />
      {payload.testimonials.length > 0 && <AboutQuotes payload={payload} />}
      <AboutPolicies {...page.policy} />
    </>
  )
}
