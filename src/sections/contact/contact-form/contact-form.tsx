import { useState } from 'react'
import type { FormEvent } from 'react'
import { chatHref } from '../../../forms/chat-href.ts'
import { contactFields, findContactProblems } from '../../../forms/contact-rules.ts'
import type { ContactField } from '../../../forms/contact-rules.ts'
import { focusField } from '../../../forms/focus-field.ts'
import { maxLength } from '../../../forms/limits.ts'
import { readFields } from '../../../forms/read-fields.ts'
import { useDelivery } from '../../../forms/use-delivery.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PlainWays } from '../../../ui/plain-ways/plain-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { ContactOutcome } from './contact-outcome.tsx'
import type { ContactFormLabels } from './contact-outcome.tsx'
import styles from './contact-form.module.css'

interface ContactFormProps {
  labels: ContactFormLabels
  contact: { whatsapp: string; email: string; chatHref: string; emailHref: string; newTabNote: string }
  /** Where the message is posted to; null while the site has no mailbox. */
  endpoint: string | null
  timers: { contactFormMs: number; bannerMs: number }
}

/** A message to the firm, checked field by field before it is sent. */
export function ContactForm({ labels, contact, endpoint, timers }: ContactFormProps) {
  const { isSending, outcome, send } = useDelivery({ names: contactFields, endpoint, pauseMs: timers.contactFormMs })
  const [problems, setProblems] = useState<Partial<Record<ContactField, string>>>({})
  // A new alert each time, because one that stays in place is announced only once.
  const [attempt, setAttempt] = useState(0)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = findContactProblems(readFields(new FormData(form), contactFields), labels.errors)
    const first = contactFields.find((name) => found[name])
    setProblems(found)
    setAttempt(attempt + 1)
    if (first) focusField(form, first)
    else void send(form)
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (name in problems) setProblems({ ...problems, [name]: undefined })
  }
  const hasProblem = contactFields.some((name) => problems[name])
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    error: problems[name],
    required: true,
  })
  const { undelivered } = labels
  // Then the same ways stand below with the message in them.
  const hasOtherWays = outcome !== undefined && !(outcome.isDelivered && endpoint !== null)
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]

  return (
    <section className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{labels.heading}</h2>
      <Form
        chat={chatHref(contact.whatsapp, '')}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        aria-labelledby="contact-heading"
      >
        {hasProblem && <Alert key={attempt} role="alert" tone="problem" text={labels.problem} />}
        <div className={styles.pair}>
          <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
          <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
        </div>
        <Field {...field('subject')} control={{ kind: 'input', type: 'text' }} />
        <Field {...field('message')} control={{ kind: 'textarea', rows: 6 }} />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} busyLabel={labels.sending} isBusy={isSending} />
      </Form>
      {!hasOtherWays && <PlainWays text={labels.plain} links={plainWays} newTabNote={contact.newTabNote} />}
      <ContactOutcome
        labels={labels}
        contact={contact}
        outcome={outcome}
        hasMailbox={endpoint !== null}
        bannerMs={timers.bannerMs}
      />
    </section>
  )
}
