import { encodeText } from './encode-text.ts'

/** The address of a chat with a prefilled text. */
export function chatHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeText(text)}`
}

/** A prefilled e-mail as an address. E-mail needs CR LF as line ends (RFC 6068). */
export function mailHref(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeText(subject)}&body=${encodeText(text.replace(/\r?\n/g, '\r\n'))}`
}

interface Ways {
  labels: { chat: string; email: string }
  contact: { whatsapp: string; email: string }
  subject: string
  text: string
}

/** Links that carry the same message by chat and by e-mail. */
export function waysToSend({ labels, contact, subject, text }: Ways): readonly { href: string; label: string }[] {
  return [
    { href: chatHref(contact.whatsapp, text), label: labels.chat },
    { href: mailHref(contact.email, subject, text), label: labels.email },
  ]
}
