import type { PagePayment, Payment, Site } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

/** A black module of a QR code, as an SVG path on a grid of `size` squares. */
export interface QrCode {
  size: number
  path: string
}

export interface PaymentPayload {
  page: Shown<Omit<PagePayment, 'help'> & { help: Omit<PagePayment['help'], 'chatText'> }>
  payment: Payment
  /** What the QR code holds, and what a phone opens: the payee, without an amount. */
  upiHref: string
  upiQr: QrCode
  paidHref: string
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'hours' | 'whatsapp' | 'newTabNote' | 'errors'>
  chatHref: string
  timers: Pick<Site['timers'], 'copiedMs'>
}
