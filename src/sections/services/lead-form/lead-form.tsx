import { useState } from 'react'
import type { FormEvent } from 'react'
import { focusField } from '../../../forms/focus-field.ts'
import { findEmptyLeadFields } from '../../../forms/lead-rules.ts'
import { maxLength } from '../../../forms/limits.ts'
import { leadMessage } from '../../../forms/messages.ts'
import { readFields } from '../../../forms/read-fields.ts'
import { useHandOff } from '../../../forms/use-hand-off.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { UnopenedChat } from '../../../ui/unopened-chat/unopened-chat.tsx'
import styles from './lead-form.module.css'

type Word =
  | 'heading'
  | 'text'
  | 'name'
  | 'email'
  | 'phone'
  | 'optional'
  | 'button'
  | 'opening'
  | 'problem'
  | 'error'
  | 'privacy'
  | 'plainLink'
  | 'notOpened'
  | 'copy'
  | 'copied'
  | 'call'

interface LeadFormProps {
  labels: Record<Word, string>
  /** Words of the message. */
  chat: { opening: string; name: string; email: string; phone: string }
  serviceTitle: string
  contact: { whatsapp: string; phoneHref: string; newTabNote: string }
  /** A chat that names the service, for those who skip the form. */
  chatHref: string
  timers: { leadFormMs: number; copiedMs: number }
}

const errorId = 'lead-error'

/** Asks for a name and a phone number and hands them, with the service's title, over to a chat. */
export function LeadForm({ labels, chat, serviceTitle, contact, chatHref, timers }: LeadFormProps) {
  const { isOpening, unopened, open } = useHandOff(contact.whatsapp, timers.leadFormMs)
  const [empty, setEmpty] = useState<readonly string[]>([])
  // A new alert each time, because one that stays in place is announced only once.
  const [attempt, setAttempt] = useState(0)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(new FormData(form), ['name', 'email', 'phone'])
    const found = findEmptyLeadFields(fields)
    setEmpty(found)
    setAttempt(attempt + 1)
    if (found[0]) focusField(form, found[0])
    else open(leadMessage(chat, serviceTitle, fields))
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (empty.length > 0) setEmpty(empty.filter((name) => name !== (target as HTMLInputElement).name))
  }
  const field = (name: 'name' | 'email' | 'phone') => ({
    id: `lead-${name}`,
    name,
    label: labels[name],
    maxLength: maxLength[name],
    invalidBy: empty.includes(name) ? errorId : undefined,
  })
  const waysWith = (href: string) => [
    { href, label: labels.button },
    { href: contact.phoneHref, label: labels.call },
  ]

  return (
    <section className={styles.slip} aria-labelledby="lead-heading">
      <h2 id="lead-heading">{labels.heading}</h2>
      <p className={styles.text}>{labels.text}</p>
      <Form chat={chatHref} noValidate onSubmit={onSubmit} onInput={onInput} aria-labelledby="lead-heading">
        {empty.length > 0 && (
          <Alert key={attempt} id={errorId} role="alert" tone="problem" heading={labels.problem} text={labels.error} />
        )}
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" required />
        <Field
          {...field('email')}
          control={{ kind: 'input', type: 'email' }}
          autoComplete="email"
          optionalNote={labels.optional}
        />
        <Field {...field('phone')} control={{ kind: 'input', type: 'tel' }} autoComplete="tel" required />
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} busyLabel={labels.opening} isBusy={isOpening} />
        {unopened && (
          <UnopenedChat
            labels={labels}
            text={unopened.text}
            links={waysWith(unopened.href)}
            newTabNote={contact.newTabNote}
            copiedMs={timers.copiedMs}
          />
        )}
      </Form>
      <OtherWays links={[{ href: chatHref, label: labels.plainLink }]} newTabNote={contact.newTabNote} />
    </section>
  )
}
