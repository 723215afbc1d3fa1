import { encodeText } from './sending/encode-text.ts'

/** What a payer may add to a payment. Both may be empty. */
export interface PaymentDetails {
  amount: string
  invoice: string
}

/** An amount for payment apps: 1999.50. Undefined if nothing is typed, null if it is none. */
export function readAmount(typed: string): string | undefined | null {
  const digits = typed
    .replace(/[₹\s]/g, '')
    .replace(/^(rs|inr)\.?/i, '')
    // As amounts are written on Indian bills: 5000/-
    .replace(/(\d)\/-$/, '$1')
  if (digits === '') return undefined
  const plain = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  // A comma may come before three digits; before fewer it may be a decimal comma. UPI carries at
  // most seven digits in one payment.
  const isSum = !/,(?!\d{3}(\D|$)|\d{2,3},)/.test(digits) && /^\d{1,7}(\.\d{1,2})?$/.test(plain)
  return isSum && Number(plain) > 0 ? plain : null
}

/** An amount for display: ₹1,999 or ₹1,999.50. */
export function writeAmount(amount: string): string {
  const [whole, paise] = amount.split('.')
  return `₹${Number(whole).toLocaleString('en-IN')}${paise === undefined ? '' : `.${paise.padEnd(2, '0')}`}`
}

/** A UPI address with the amount and the number of the invoice as its note. */
export function withDetails(upiHref: string, { amount, invoice }: PaymentDetails): string {
  const sum = readAmount(amount)
  const note = invoice.trim()
  return `${upiHref}${sum ? `&am=${sum}` : ''}${note === '' ? '' : `&tn=${encodeText(note)}`}`
}

interface PaidLabels {
  text: string
  amount: string
  invoice: string
  reference: string
}

/** The message of somebody who has paid, with an empty line for the reference. */
export function paidMessage(labels: PaidLabels, { amount, invoice }: PaymentDetails): string {
  const sum = readAmount(amount)
  const note = invoice.trim()
  return [
    labels.text,
    ...(sum ? [`${labels.amount}: ${writeAmount(sum)}`] : []),
    ...(note === '' ? [] : [`${labels.invoice}: ${note}`]),
    `${labels.reference}: `,
  ].join('\n')
}
