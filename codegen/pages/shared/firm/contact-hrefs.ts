/**
 * A chat address by the messaging app's own rule: the number as digits, the text percent-encoded.
 */
export function chatHref(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/**
 * The same for texts in Indian scripts: their letters stand in the address as they are, and
 * browsers encode them when they ask. Each would take nine signs, and none of them is like the text
 * beside it.
 */
export function letteredChatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${text.replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent)}`
}

/** A telephone address: the number without its spaces. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
