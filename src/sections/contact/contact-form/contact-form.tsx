import type { ContactPayload } from '#generated/payloads/contact/payload.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { contactFields, findContactProblems } from '../../../forms/contact-rules.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useDelivery } from '../../../forms/sending/use-delivery.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { PlainWays } from '../../../ui/plain-ways/plain-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ContactOutcome } from './contact-outcome.tsx'
import styles from './contact-form.module.css'

interface ContactFormProps extends Pick<ContactPayload, 'contact' | 'endpoint' | 'timers'> {
  labels: ContactPayload['page']['form']
}

/** A message to the firm, validated field by field before it is sent. */
export function ContactForm({ labels, contact, endpoint, timers }: ContactFormProps) {
  const { isSending, outcome, send } = useDelivery({ names: contactFields, endpoint, pauseMs: timers.contactFormMs })
  const { problems, wrong, attempt, handlers } = useCheckedForm({
    names: contactFields,
    findProblems: (fields) => findContactProblems(fields, labels.errors),
    said: labels.problem,
    send: (form) => void send(form),
  })
  const { undelivered } = labels
  // Then the same links, with the message in them, are below.
  const hasOtherWays = outcome !== undefined && outcome.fate !== 'delivered'
  const plainWays = [
    { href: contact.chatHref, label: undelivered.chat },
    { href: contact.emailHref, label: undelivered.email },
  ]

  return (
    <section className={styles.contact} aria-labelledby="contact-heading">
      <h2 id="contact-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} noValidate {...handlers} aria-labelledby="contact-heading">
        <FormProblems key={attempt} form="contact" wrong={wrong} text={labels.problem} said={[problems]} />
        <ContactFields labels={labels} problems={problems} />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} busyLabel={labels.sending} isBusy={isSending} />
      </Form>
      {!hasOtherWays && <PlainWays text={labels.plain} links={plainWays} newTabNote={contact.newTabNote} />}
      <ContactOutcome labels={labels} contact={contact} outcome={outcome} bannerMs={timers.bannerMs} />
    </section>
  )
}
