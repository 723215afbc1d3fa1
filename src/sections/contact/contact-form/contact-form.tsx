import type { ContactPayload } from '#src/pages/contact/payload.ts'
import { chatHref, waysToSend } from '../../../forms/sending/chat-href.ts'
import { isDone } from '../../../forms/sending/deliver.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useDelivery } from '../../../forms/sending/use-delivery.ts'
import type { Outcome } from '../../../forms/sending/use-delivery.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { OtherWays, PlainWays } from '../../../ui/other-ways/other-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { composeMessage } from '../../../forms/messages.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { X } from '../../../ui/icons.ts'
import styles from './contact-form.module.css'

const names = ['name', 'email', 'subject', 'message'] as const
type ContactField = (typeof names)[number]
interface ContactFormProps {
  payload: Pick<ContactPayload, 'contact' | 'endpoint' | 'timers'> & { page: Pick<ContactPayload['page'], 'form'> }
}

/** A message to the firm, validated field by field before it is sent. */
export function ContactForm({ payload }: ContactFormProps) {
  const { contact, endpoint, timers } = payload
  const labels = payload.page.form
  const { undelivered } = labels
  const { isSending, outcome, send } = useDelivery({ names, endpoint, pauseMs: timers.contactFormMs })
  const { field, summary, attempt, handlers } = useCheckedForm({
    id: 'contact',
    names,
    labels,
    words: contact.errors,
    send: (form) => void send(form),
  })
  // Then the same links, with the message in them, are below.
  const hasOtherWays = outcome !== undefined && !isDone(outcome.fate)
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  return (
    <section className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} {...handlers} aria-labelledby="contact-heading">
        <FormProblems key={attempt} {...summary} />
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
      <ContactOutcome payload={payload} outcome={outcome} />
    </section>
  )
}

/** The result of sending: a banner for some seconds, or the reason and other ways to send it. */
function ContactOutcome({ payload, outcome }: ContactFormProps & { outcome: Outcome<ContactField> | undefined }) {
  const { contact, timers } = payload
  const labels = payload.page.form
  const [isBannerShown, hideBanner] = useBanner(outcome, timers.bannerMs)
  const place = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    hideBanner()
    // The button is removed with its banner, so the focus moves to the element around it.
    place.current?.focus()
  }
  const { fate, fields } = outcome ?? {}
  const text = fields ? composeMessage('', names, labels, fields) : ''
  const ways = fields ? waysToSend({ labels: labels.undelivered, contact, subject: fields.subject, text }) : []

  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Alert
        role="status"
        tone="done"
        text={isBannerShown ? labels.success : undefined}
        note={fate === 'simulated' ? labels.demonstration : undefined}
      >
        <span className={styles.dismiss}>
          <Button look="quiet" onClick={dismiss}>
            <Icon shape={X} />
            <span className="visually-hidden">{labels.dismiss}</span>
          </Button>
        </span>
      </Alert>
      {(fate === 'refused' || fate === 'unconnected') && (
        <Alert role="alert" tone="problem" text={fate === 'refused' ? labels.failure : labels.undelivered.text}>
          <OtherWays links={ways} newTabNote={contact.newTabNote} />
        </Alert>
      )}
    </div>
  )
}

/** Whether the banner of a message that is done with is shown: some time, or until it is closed. */
function useBanner(outcome: Outcome<ContactField> | undefined, bannerMs: number) {
  const [hidden, setHidden] = useState<Outcome<ContactField>>()
  useEffect(() => {
    if (!outcome || !isDone(outcome.fate)) return
    const timer = setTimeout(() => setHidden(outcome), bannerMs)
    return () => clearTimeout(timer)
  }, [outcome, bannerMs])
  return [outcome !== undefined && isDone(outcome.fate) && outcome !== hidden, () => setHidden(outcome)] as const
}
