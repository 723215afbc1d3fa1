import { encodeText } from './encode-text.ts'

/** Address that opens a chat with a text already typed in. */
export function chatHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text)}`
}

/**
 * The same for texts of our own in Indian scripts: their letters stand in the address as they are, and browsers encode them when they ask. Each would
 * take nine signs, and none of them is like the text beside it. Texts of visitors stay encoded, for the length of their address is measured.
 */
export function letteredChatHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${text.replace(/[^\p{L}\p{M}]+/gu, encodeText)}`
}

/** Address that opens an e-mail with its subject and text already typed in. Mail wants its line ends as CR LF (RFC 6068). */
export function mailHref(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeText(subject)}&body=${encodeText(text.replace(/\r?\n/g, '\r\n'))}`
}
