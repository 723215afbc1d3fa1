import type { BlogPayload } from '#src/pages/blog/payload.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { openTab } from '../../../lib/open-tab.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import styles from './subscribe-box.module.css'

const names = ['email'] as const

interface SubscribeFormProps {
  labels: BlogPayload['page']['subscribe']
  contact: BlogPayload['contact']
}

/** Opens a chat with the address that was typed. */
export function SubscribeForm({ labels, contact }: SubscribeFormProps) {
  const { field, summary, attempt, handlers } = useCheckedForm({
    id: 'subscribe',
    names,
    labels: { email: labels.label },
    words: contact.errors,
    send: (_form, { email }) => {
      const address = chatHref(contact.whatsapp, `${labels.chatText} ${email}`)
      // A refused tab must not lose what was typed, so the chat then opens in this one.
      if (!openTab(address)) location.assign(address)
    },
  })
  return (
    <Form chat={chatHref(contact.whatsapp, labels.chatText)} {...handlers} aria-labelledby="subscribe">
      <FormProblems key={attempt} {...summary} />
      <Field {...field('email')} autoComplete="email" inputMode="email" control={{ kind: 'input', type: 'email' }} />
      <p className={styles.privacy}>{labels.privacy}</p>
      <SubmitButton label={labels.button} isBusy={false} />
    </Form>
  )
}
