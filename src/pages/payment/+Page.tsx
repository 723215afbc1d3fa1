import { PaymentMethods } from '../../sections/payment/payment-methods/payment-methods.tsx'
import { Reasons } from '../../sections/shared/reasons/reasons.tsx'
import type { Payloads } from '../../content/types.ts'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['payment'] }) {
  const { page, payment } = payload
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        intro={page.intro}
        folio={
          page.folio && (
            <Folio
              isWideOnly
              heading={page.folio.heading}
              rows={[{ label: payment.bank.accountHolder }, ...(page.folio.rows ?? [])]}
            />
          )
        }
      />
      <PaymentMethods payload={payload} />
      <Reasons {...page.whyChoose} />
    </main>
  )
}
