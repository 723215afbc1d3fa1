import type { FormEvent } from 'react'
import { chatHref } from '../../../forms/chat-href.ts'
import { maxLength } from '../../../forms/limits.ts'
import { writtenMessage } from '../../../forms/messages.ts'
import { isWhole } from '../../../forms/read-fields.ts'
import { useDelivery } from '../../../forms/use-delivery.ts'
import { waysToSend } from '../../../forms/ways-to-send.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PlainWays } from '../../../ui/plain-ways/plain-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { Undelivered } from '../../../ui/undelivered/undelivered.tsx'
import styles from './about-form.module.css'

const names = ['name', 'email', 'message'] as const
type FieldName = (typeof names)[number]

interface AboutFormProps {
  labels: Record<FieldName | 'heading' | 'button' | 'privacy' | 'plain' | 'success' | 'failure', string> & {
    undelivered: { text: string; chat: string; email: string }
  }
  contact: { whatsapp: string; email: string; chatHref: string; emailHref: string; newTabNote: string }
  /** Where the message is posted to; null while the site has no mailbox. */
  endpoint: string | null
}

/** A message to the firm, checked by the browser. */
export function AboutForm({ labels, contact, endpoint }: AboutFormProps) {
  const { isSending, outcome, send } = useDelivery({ names, endpoint, pauseMs: 0 })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWhole(event.currentTarget)) void send(event.currentTarget)
  }
  const field = (name: FieldName) => ({
    id: `about-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    required: true,
  })
  const { undelivered } = labels
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  const ways = outcome
    ? waysToSend({
        labels: undelivered,
        contact,
        subject: outcome.fields.name,
        text: writtenMessage(labels, outcome.fields),
      })
    : []
  const isFailed = outcome?.isDelivered === false
  const isUndelivered = outcome?.isDelivered && endpoint === null

  return (
    <section className={styles.about} aria-labelledby="about-form-heading">
      <h2 id="about-form-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} onSubmit={onSubmit} aria-labelledby="about-form-heading">
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
        <Field {...field('message')} control={{ kind: 'textarea', rows: 5 }} />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} isBusy={isSending} />
      </Form>
      {!(isFailed || isUndelivered) && (
        <PlainWays text={labels.plain} links={plainWays} newTabNote={contact.newTabNote} />
      )}
      {outcome?.isDelivered === true && <Alert role="alert" tone="done" text={labels.success} />}
      {isFailed && (
        <Alert role="alert" tone="problem" text={labels.failure}>
          <OtherWays links={ways} newTabNote={contact.newTabNote} />
        </Alert>
      )}
      <Undelivered text={isUndelivered ? undelivered.text : undefined} links={ways} newTabNote={contact.newTabNote} />
    </section>
  )
}
