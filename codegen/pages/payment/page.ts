import { singlePage } from '../page.ts'
import { encode } from 'uqr'
import type { QrCode } from '#src/pages/payment/payload.ts'

export const payment = singlePage('payment', {
  more: () => ({ isHidden: true }),
  payload: ({ data, show, chat, contact }) => {
    const { phone, phoneHref, hours, whatsapp, newTabNote, errors } = contact
    const { site, payment, 'page:payment': page } = data.singles
    const { chatText, ...help } = page.value.help
    const upi = upiHref(payment.value.upi.id, site.value.name)
    return {
      page: show({ ...page.value, help }),
      payment: payment.value,
      upiHref: upi,
      upiQr: drawQrCode(upi),
      paidHref: chat(`${page.value.paid.text}\n${page.value.paid.reference}: `),
      contact: { phone, phoneHref, hours, whatsapp, newTabNote, errors },
      chatHref: chat(chatText),
      timers: { copiedMs: site.value.timers.copiedMs },
    }
  },
})

/** A UPI payment address: the payee's id and name; the payer types the amount. */
function upiHref(id: string, name: string): string {
  return `upi://pay?pa=${encodeURIComponent(id).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`
}

/** A QR code as a path of unit squares, with the quiet margin that scanners need. */
function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const runs = data.flatMap((row, y) => {
    const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...modules.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return { size, path: runs.join('') }
}
