import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { writtenMessage } from '../../../forms/messages.ts'
import type { Outcome } from '../../../forms/sending/use-delivery.ts'
import { waysToSend } from '../../../forms/sending/ways-to-send.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PlainWays } from '../../../ui/plain-ways/plain-ways.tsx'

export type AboutField = 'name' | 'email' | 'message'

interface AboutOutcomeProps {
  labels: AboutPayload['page']['form']
  contact: AboutPayload['contact']
  outcome: Outcome<AboutField> | undefined
}

/**
 * The result of sending a message, in one alert, and other ways to send it: they contain the
 * message unless it was delivered.
 */
export function AboutOutcome({ labels, contact, outcome }: AboutOutcomeProps) {
  const { undelivered } = labels
  const { newTabNote } = contact
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  const { fate, fields } = outcome ?? {}
  const ways = fields
    ? waysToSend({ labels: undelivered, contact, subject: fields.name, text: writtenMessage(labels, fields) })
    : []
  if (fate === 'refused' || fate === 'unconnected')
    return (
      <Alert role="alert" tone="problem" text={fate === 'refused' ? labels.failure : undelivered.text}>
        <OtherWays links={ways} newTabNote={newTabNote} />
      </Alert>
    )
  return (
    <>
      <PlainWays text={labels.plain} links={plainWays} newTabNote={newTabNote} />
      {fate === 'delivered' && <Alert role="alert" tone="done" text={labels.success} />}
    </>
  )
}
