import type { PageProps } from '../../content/browser-parts.ts'
import type { Payloads } from '../../content/types.ts'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ProcessSteps, StatedFigures } from '../../sections/how-it-works/process-steps/process-steps.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Seal } from '../../ui/seal/seal.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ whole }: PageProps<'how-it-works'>) {
  return <Still name="main">{import.meta.env.SSR && whole && <HowItWorks payload={whole} />}</Still>
}

function HowItWorks({ payload: { page, contact } }: { payload: Payloads['how-it-works'] }) {
  const { button, link, ...words } = page.callToAction
  const times = page.steps.map(({ title, time }) => ({ label: title, value: time }))
  return (
    <>
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
      </CallToAction>
    </>
  )
}
