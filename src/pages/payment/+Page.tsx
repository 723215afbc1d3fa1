import { PaymentMethods } from '../../sections/payment/payment-methods/payment-methods.tsx'
import { Reasons } from '../../sections/shared/reasons/reasons.tsx'
import { SideCards } from '../../sections/payment/side-cards/side-cards.tsx'
import type { Payloads } from '../../content/types.ts'
import { Folio } from '../../ui/folio/folio.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['payment'] }) {
  const { page, payment, contact, chatHref } = payload
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
      <PaymentMethods payload={payload}>
        <SideCards
          notes={page.notes}
          help={page.help}
          chatHref={chatHref}
          newTabNote={contact.newTabNote}
          phone={{ text: contact.phone, href: contact.phoneHref, hours: contact.hours }}
        />
      </PaymentMethods>
      <Reasons heading={page.whyChoose.heading} cards={page.whyChoose.cards} />
    </main>
  )
}
