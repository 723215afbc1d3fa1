import type { Payloads } from '../../content/types.ts'
import { ContactDetails } from '../../sections/shared/contact-details/contact-details.tsx'
import { ChatLanguages } from '../../sections/contact/chat-languages/chat-languages.tsx'
import { ContactForm } from '../../sections/contact/contact-form/contact-form.tsx'
import { TeamList } from '../../sections/shared/team-list/team-list.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SideBySide } from '../../ui/side-by-side/side-by-side.tsx'

export function Page({ payload }: { payload: Payloads['contact'] }) {
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
        <ContactForm payload={payload} />
      </SideBySide>
      <ChatLanguages payload={payload} />
      {payload.team && (
        <Section heading={payload.team.heading}>
          <TeamList people={payload.team.people} />
        </Section>
      )}
    </main>
  )
}
