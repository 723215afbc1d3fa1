import { pick } from '../../lib/pick.ts'
import { ContactDetails } from '../../sections/shared/contact-details/contact-details.tsx'
import { TeamList } from '../../sections/shared/team-list/team-list.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SideBySide } from '../../ui/side-by-side/side-by-side.tsx'
import { islands } from './islands.ts'
import type { ContactPayload } from './payload.ts'

const { ContactForm, ChatLanguages } = toIslands('contact', islands)

export function Page({ payload }: { payload: ContactPayload }) {
  const { page, contact } = payload
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio heading={page.folio.heading} rows={page.folio.rows ?? []} />}
      />
      <SideBySide id="contact">
        <ContactDetails labels={page.details} address={payload.address} contact={contact} social={payload.social} />
        <ContactForm payload={{ ...pick(payload, 'contact', 'endpoint', 'timers'), page: pick(page, 'form') }} />
      </SideBySide>
      <ChatLanguages payload={{ ...pick(payload, 'contact', 'languages'), page: pick(page, 'languages') }} />
      {payload.team && (
        <Section heading={payload.team.heading}>
          <TeamList people={payload.team.people} />
        </Section>
      )}
    </main>
  )
}
