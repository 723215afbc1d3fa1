import { readAmount } from '../rules/calculators/read-amount.ts'
import { cleanTyped } from '../rules/clean-typed.ts'
import { formatPaise, toPaise } from '../rules/money.ts'
import { encodeText } from './sending/encode-text.ts'

/** What a payer may add to a payment. Both may be empty. */
export interface PaymentDetails {
  amount: string
  invoice: string
}

// UPI carries at most seven digits of rupees in one payment.
const tooMuch = 1e7

/** An amount for payment apps: 1999.50. Undefined if nothing is typed, null if it is none. */
export function readPayment(typed: string): string | undefined | null {
  const text = cleanTyped(typed)
  if (/^(?:₹|₨|rs\.?|inr)?$/i.test(text)) return undefined
  // A point before three digits may stand for a comma.
  const rupees = /\.\d{3}/.test(text) ? 0 : (readAmount(text) ?? 0)
  if (rupees === 0 || rupees >= tooMuch) return null
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2)
}

/** An amount for display: ₹1,999 or ₹1,999.50. */
export const writeAmount = (amount: string) => formatPaise(toPaise(Number(amount)))

/** A UPI address with the amount and the number of the invoice as its note. */
export function withDetails(upiHref: string, { amount, invoice }: PaymentDetails): string {
  const sum = readPayment(amount)
  const note = cleanTyped(invoice)
  return `${upiHref}${sum ? `&am=${sum}` : ''}${note === '' ? '' : `&tn=${encodeText(note)}`}`
}

type PaidLabels = Record<'text' | 'amount' | 'invoice' | 'reference', string>

/** The message of somebody who has paid, with an empty line for the reference. */
export function paidMessage(labels: PaidLabels, { amount, invoice }: PaymentDetails): string {
  const sum = readPayment(amount)
  const note = cleanTyped(invoice)
  return [
    labels.text,
    ...(sum ? [`${labels.amount}: ${writeAmount(sum)}`] : []),
    ...(note === '' ? [] : [`${labels.invoice}: ${note}`]),
    `${labels.reference}: `,
  ].join('\n')
}
