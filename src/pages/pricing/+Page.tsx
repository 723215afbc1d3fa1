import { AddOns, Promises, Quotes } from '../../sections/pricing/pricing-terms/pricing-terms.tsx'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { PricingPlans } from '../../sections/pricing/pricing-plans/pricing-plans.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { Sources } from '../../ui/sources/sources.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { PricingPayload } from './payload.ts'

const { ShareLink } = toIslands('pricing', islands)

export function Page({ payload }: { payload: PricingPayload }) {
  const { page, contact } = payload
  const { button, chat, ...words } = page.callToAction
  const needs = payload.plans.map(({ plan, id }) => ({ label: plan.subtitle, value: plan.name, href: `#${id}` }))
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={page.folio && <Folio isWideOnly heading={page.folio.heading} rows={needs} />}
      />
      <PricingPlans payload={payload} />
      <Promises {...page} />
      <AddOns payload={payload} />
      {payload.testimonials.length > 0 && <Quotes payload={payload} />}
      <Faq id="faq" heading={page.faq.heading} name="plans" faqs={payload.faqs} labels={page.figures} />
      <PageWidth>
        <Sources figures={payload.figures} labels={page.figures} />
        <div className="screen-only">
          <ShareLink
            label={contact.sendPage}
            newTabNote={contact.newTabNote}
            title={page.heading}
            address={payload.address}
          />
        </div>
      </PageWidth>
      <CallToAction {...words}>
        <ButtonLink href={contact.schedulingHref} newTabNote={contact.newTabNote} below={contact.opens.booking}>
          {button}
        </ButtonLink>
        <ButtonLink look="secondary" href={contact.chatHref} newTabNote={contact.newTabNote} below={contact.opens.chat}>
          {chat}
        </ButtonLink>
      </CallToAction>
    </main>
  )
}
