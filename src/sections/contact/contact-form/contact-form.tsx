import type { ContactPayload } from '#generated/payloads/contact/payload.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { contactFields, findContactProblems } from '../../../forms/contact-rules.ts'
import type { ContactField } from '../../../forms/contact-rules.ts'
import { maxLength } from '../../../forms/limits.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useDelivery } from '../../../forms/sending/use-delivery.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { PlainWays } from '../../../ui/other-ways/other-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { ContactOutcome } from './contact-outcome.tsx'
import styles from './contact-form.module.css'

/** A message to the firm, validated field by field before it is sent. */
export function ContactForm({ payload }: { payload: ContactPayload }) {
  const { contact, endpoint, timers } = payload
  const labels = payload.page.form
  const { undelivered } = labels
  const { isSending, outcome, send } = useDelivery({ names: contactFields, endpoint, pauseMs: timers.contactFormMs })
  const { problems, wrong, attempt, handlers } = useCheckedForm({
    names: contactFields,
    findProblems: (fields) => findContactProblems(fields, labels.errors),
    said: labels.problem,
    send: (form) => void send(form),
  })
  // Then the same links, with the message in them, are below.
  const hasOtherWays = outcome !== undefined && outcome.fate !== 'delivered'
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]
  const field = (name: ContactField) => ({
    id: `contact-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    error: problems[name],
    required: true,
  })
  return (
    <section className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} noValidate {...handlers} aria-labelledby="contact-heading">
        <FormProblems key={attempt} form="contact" wrong={wrong} text={labels.problem} said={[problems]} />
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
