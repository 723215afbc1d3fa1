import type { AboutPayload } from '#generated/payloads/about/payload.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { maxLength } from '../../../forms/limits.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useDelivery } from '../../../forms/sending/use-delivery.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { AboutOutcome } from './about-outcome.tsx'
import type { AboutField } from './about-outcome.tsx'
import styles from './about-form.module.css'

const names: readonly AboutField[] = ['name', 'email', 'message']

interface AboutFormProps extends Pick<AboutPayload, 'contact' | 'endpoint'> {
  labels: AboutPayload['page']['form']
}

/** A message to the firm, validated by the browser, with its error messages under the fields. */
export function AboutForm({ labels, contact, endpoint }: AboutFormProps) {
  const { isSending, outcome, send } = useDelivery({ names, endpoint, pauseMs: 0 })
  const { problems, wrong, attempt, handlers } = useCheckedForm({
    names,
    said: labels.problem,
    send: (form) => void send(form),
  })
  const field = (name: AboutField) => ({
    id: `about-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    error: problems[name],
    required: true,
  })
  return (
    <section className={styles.about} aria-labelledby="about-form-heading">
      <h2 id="about-form-heading">{labels.heading}</h2>
      <Form chat={chatHref(contact.whatsapp, '')} {...handlers} aria-labelledby="about-form-heading">
        <FormProblems key={attempt} form="about" wrong={wrong} text={labels.problem} said={[labels, problems]} />
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
        <Field {...field('email')} control={{ kind: 'input', type: 'email' }} autoComplete="email" />
        <Field {...field('message')} control={{ kind: 'textarea', rows: 5 }} />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} isBusy={isSending} />
      </Form>
      <AboutOutcome labels={labels} contact={contact} outcome={outcome} />
    </section>
  )
}
