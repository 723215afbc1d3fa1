/** A chat address by the messaging app's own rule: the number as digits, the text percent-encoded. */
export function chatHref(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** A telephone address: the number without its spaces. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
