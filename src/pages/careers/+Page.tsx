import { pick } from '../../lib/pick.ts'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { Reasons } from '../../sections/shared/reasons/reasons.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { CareersPayload } from './payload.ts'

const { OpeningsFolio, JobOpenings, CareerForm } = toIslands('careers', islands)

export function Page({ payload }: { payload: CareersPayload }) {
  const { page, contact, openings } = payload
  const inShort = openings.map(({ title, type, href, validThrough }) => ({
    title,
    type,
    href,
    until: validThrough.iso,
  }))
  return (
    <main id="main">
      <PageHead
        heading={page.hero.heading}
        intro={page.hero.text}
        folio={page.folio && openings.length > 0 && <OpeningsFolio heading={page.folio.heading} openings={inShort} />}
      >
        <ButtonLink href="#openings">{page.hero.button}</ButtonLink>
      </PageHead>
      <Reasons {...page.reasons} />
      <JobOpenings payload={{ ...pick(payload, 'openings', 'facts', 'sampleMark'), page: pick(page, 'openings') }} />
      <CareerForm
        payload={{
          ...pick(payload, 'contact', 'timers', 'roles', 'experiences'),
          page: pick(page, 'form', 'chat'),
          openings: openings.map((opening) => pick(opening, 'slug', 'title')),
        }}
      />
      <CallToAction heading={page.callToAction.heading} text={page.callToAction.text}>
        <ButtonLink href={page.callToAction.link.href}>{page.callToAction.link.label}</ButtonLink>
        <ButtonLink href={payload.chatHref} look="secondary" newTabNote={contact.newTabNote}>
          {page.callToAction.chat}
        </ButtonLink>
      </CallToAction>
    </main>
  )
}
