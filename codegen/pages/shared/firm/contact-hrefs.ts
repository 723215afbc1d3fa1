/**
 * A chat address in the form that the messaging app asks for: the number as digits, the text
 * percent-encoded.
 */
export function chatHref(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/**
 * The same for texts in Indian scripts. Their letters stay as they are, and browsers encode them
 * when they request the address: encoded, each letter takes nine characters that compress badly.
 */
export function letteredChatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${text.replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent)}`
}

/** A telephone address: the number without its spaces. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
