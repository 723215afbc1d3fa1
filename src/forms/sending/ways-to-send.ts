import { chatHref, mailHref } from './chat-href.ts'

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
