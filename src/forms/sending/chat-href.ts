import { encodeText } from './encode-text.ts'

/** Address that opens a chat with a text already typed in. */
export function chatHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text)}`
}

/**
 * Address that opens an e-mail with its subject and text already typed in. Mail wants its line ends
 * as CR LF (RFC 6068).
 */
export function mailHref(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeText(subject)}&body=${encodeText(text.replace(/\r?\n/g, '\r\n'))}`
}
