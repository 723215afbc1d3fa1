import type { AboutPayload } from '#src/pages/about/payload.ts'
import { chatHref, waysToSend } from '../../../forms/sending/chat-href.ts'
import { isDone } from '../../../forms/sending/deliver.ts'
import { composeMessage } from '../../../forms/messages.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useDelivery } from '../../../forms/sending/use-delivery.ts'
import type { Outcome } from '../../../forms/sending/use-delivery.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { OtherWays, PlainWays } from '../../../ui/other-ways/other-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import styles from './about-form.module.css'

const names = ['name', 'email', 'message'] as const
type AboutField = (typeof names)[number]

interface AboutFormProps {
  payload: Pick<AboutPayload, 'contact' | 'endpoint'> & { page: Pick<AboutPayload['page'], 'form'> }
}

/** A message to the firm. */
export function AboutForm({ payload }: AboutFormProps) {
  const { contact, endpoint } = payload
  const labels = payload.page.form
  const { isSending, outcome, send } = useDelivery({ names, endpoint, pauseMs: 0 })
  const { field, summary, attempt, handlers } = useCheckedForm({
    id: 'about',
    names,
    labels,
    words: contact.errors,
    send: (form) => void send(form),
  })
  return (
    <section className={styles.about} aria-labelledby="about-form-heading">
      <h2 id="about-form-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} {...handlers} aria-labelledby="about-form-heading">
        <FormProblems key={attempt} {...summary} />
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
        <Field {...field('message')} control={{ kind: 'textarea', rows: 5 }} />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} isBusy={isSending} />
      </Form>
      <AboutOutcome payload={payload} outcome={outcome} />
    </section>
  )
}

/** The result of sending, and other ways, with the message unless it was delivered. */
function AboutOutcome({ payload, outcome }: AboutFormProps & { outcome: Outcome<AboutField> | undefined }) {
  const { contact } = payload
  const labels = payload.page.form
  const { undelivered } = labels
  if (outcome && !isDone(outcome.fate)) {
    const { fate, fields } = outcome
    const text = composeMessage('', names, labels, fields)
    return (
      <Alert role="alert" tone="problem" text={fate === 'refused' ? labels.failure : undelivered.text}>
        <OtherWays
          links={waysToSend({ labels: undelivered, contact, subject: fields.name, text })}
          newTabNote={contact.newTabNote}
        />
      </Alert>
    )
  }
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  return (
    <>
      <PlainWays text={labels.plain} links={plainWays} newTabNote={contact.newTabNote} />
      {outcome && (
        <Alert
          role="alert"
          tone="done"
          text={labels.success}
          note={outcome.fate === 'simulated' ? labels.demonstration : undefined}
        />
      )}
    </>
  )
}
