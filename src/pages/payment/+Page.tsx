import { Reasons } from '../../sections/shared/reasons/reasons.tsx'
import { pick } from '../../lib/pick.ts'
import { PaymentColumns } from '../../sections/payment/payment-columns/payment-columns.tsx'
import { SideCards } from '../../sections/payment/side-cards/side-cards.tsx'
import { Folio } from '../../ui/folio/folio.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { islands } from './islands.ts'
import type { PaymentPayload } from './payload.ts'

const { PaymentMethods } = toIslands('payment', islands)

export function Page({ payload }: { payload: PaymentPayload }) {
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
      <PaymentColumns>
        <PaymentMethods
          payload={{
            ...pick(payload, 'payment', 'upiHref', 'upiQr', 'paidHref', 'contact', 'timers'),
            page: pick(page, 'methods', 'paid', 'check', 'copy', 'bank', 'upi'),
          }}
        />
        <SideCards payload={payload} />
      </PaymentColumns>
      <Reasons {...page.whyChoose} />
    </main>
  )
}
