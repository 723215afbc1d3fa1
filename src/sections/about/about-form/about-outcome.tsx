import { writtenMessage } from '../../../forms/messages.ts'
import type { Outcome } from '../../../forms/use-delivery.ts'
import { waysToSend } from '../../../forms/ways-to-send.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PlainWays } from '../../../ui/plain-ways/plain-ways.tsx'
import { Undelivered } from '../../../ui/undelivered/undelivered.tsx'

export type AboutField = 'name' | 'email' | 'message'

export interface AboutOutcomeProps {
  labels: Record<AboutField | 'plain' | 'success' | 'failure', string> & {
    undelivered: { text: string; chat: string; email: string }
  }
  contact: { whatsapp: string; email: string; chatHref: string; emailHref: string; newTabNote: string }
  outcome: Outcome<AboutField> | undefined
  hasMailbox: boolean
}

/** What became of a message, and other ways to send it: empty ones, or with the message in them unless it has truly been delivered. */
export function AboutOutcome({ labels, contact, outcome, hasMailbox }: AboutOutcomeProps) {
  const { undelivered } = labels
  const { newTabNote } = contact
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  const { isDelivered, fields } = outcome ?? {}
  const ways = fields
    ? waysToSend({ labels: undelivered, contact, subject: fields.name, text: writtenMessage(labels, fields) })
    : []
  const isFailed = isDelivered === false
  const isUndelivered = isDelivered && !hasMailbox

  return (
    <>
      {!(isFailed || isUndelivered) && <PlainWays text={labels.plain} links={plainWays} newTabNote={newTabNote} />}
      {isDelivered && <Alert role="alert" tone="done" text={labels.success} />}
      {isFailed && (
        <Alert role="alert" tone="problem" text={labels.failure}>
          <OtherWays links={ways} newTabNote={newTabNote} />
        </Alert>
      )}
      <Undelivered text={isUndelivered ? undelivered.text : undefined} links={ways} newTabNote={newTabNote} />
    </>
  )
}
