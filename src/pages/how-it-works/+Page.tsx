import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ProcessSteps, StatedFigures } from '../../sections/how-it-works/process-steps/process-steps.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Seal } from '../../ui/seal/seal.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { HowItWorksPayload } from './payload.ts'

const { ShareLink } = toIslands('how-it-works', islands)

export function Page({ payload }: { payload: HowItWorksPayload }) {
  const { page, contact } = payload
  const { button, link, ...words } = page.callToAction
  const times = page.steps.map(({ title, time }) => ({ label: title, value: time }))
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={
          page.folio && (
            <Folio isWideOnly heading={page.folio.heading} rows={[...times, ...(page.folio.rows ?? [])]}>
              <Seal />
            </Folio>
          )
        }
      />
      <ProcessSteps {...page} />
      <StatedFigures {...page} />
      <CallToAction {...words}>
        <ButtonLink href={contact.schedulingHref} newTabNote={contact.newTabNote} below={contact.opens.booking}>
          {button}
        </ButtonLink>
        <ButtonLink look="quiet" href={link.href}>
          {link.label}
        </ButtonLink>
        <div className="screen-only">
          <ShareLink
            label={contact.sendPage}
            newTabNote={contact.newTabNote}
            title={page.heading}
            address={payload.address}
          />
        </div>
      </CallToAction>
    </main>
  )
}
