import type { PlanContext } from '../shared/context.ts'
import { drawQrCode } from './qr-code.ts'
import type { RoutePlan } from '../shared/route-plan.ts'
import { planSinglePage } from '../shared/plan-single-page.ts'
import type { Page } from '../page.ts'

export const payment: Page<'payment'> = {
  plan: planPayment,
  card: undefined,
  twin: undefined,
}

function planPayment(context: PlanContext): RoutePlan {
  const { show } = context
  const { phone, phoneHref, whatsapp, newTabNote } = context.contact
  const { site, payment, 'page:payment': entry } = context.data.singles
  const { chatText, ...help } = entry.value.help
  const upi = upiHref(payment.value.upi.id, site.value.name)
  return planSinglePage(
    {
      kind: 'payment',
      entry,
      seo: entry.value.seo,
      isHidden: true,
      payload: () => ({
        page: show({ ...entry.value, help }),
        payment: payment.value,
        upiHref: upi,
        upiQr: drawQrCode(upi),
        paidHref: context.chat(`${entry.value.paid.text}\n${entry.value.paid.reference}: `),
        contact: { phone, phoneHref, whatsapp, newTabNote },
        chatHref: context.chat(chatText),
        timers: { copiedMs: site.value.timers.copiedMs },
      }),
    },
    context,
  )
}

/** A UPI payment address: the payee's id and name; the payer types the amount. */
function upiHref(id: string, name: string): string {
  return `upi://pay?pa=${encodeURIComponent(id).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`
}
