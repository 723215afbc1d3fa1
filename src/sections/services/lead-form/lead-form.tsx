import type { ServicePayload } from '#src/pages/service/payload.ts'
import { composeMessage } from '../../../forms/messages.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { useHandOff } from '../../../forms/sending/use-hand-off.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import { UnopenedChat } from '../../../ui/unopened-chat/unopened-chat.tsx'
import styles from './lead-form.module.css'

const names = ['name', 'email', 'phone'] as const

interface LeadFormProps {
  payload: Pick<ServicePayload, 'chatHref' | 'timers'> & {
    contact: Pick<ServicePayload['contact'], 'whatsapp' | 'phoneHref' | 'newTabNote' | 'errors'>
    service: Pick<ServicePayload['service'], 'title'>
    labels: Pick<ServicePayload['labels'], 'form' | 'chat'>
  }
}

/** Asks for a name and a phone number and passes them, with the service's title, to a chat. */
export function LeadForm({ payload }: LeadFormProps) {
  const { service, contact, chatHref, timers } = payload
  const { form: labels, chat } = payload.labels
  const { isOpening, unopened, open } = useHandOff(contact.whatsapp, timers.leadFormMs)
  const { field, summary, attempt, handlers } = useCheckedForm({
    id: 'lead',
    names,
    labels,
    optional: ['email'],
    words: contact.errors,
    send: (_form, fields) => open(composeMessage(`${chat.opening} ${service.title}.`, names, chat, fields)),
  })
  const isMissing = summary.wrong.some((one) => one.isMissing)
  const call = { href: contact.phoneHref, label: labels.call }
  return (
    <section className={styles.slip} aria-labelledby="lead-heading">
      <h2 id="lead-heading">{labels.heading}</h2>
      <Form chat={chatHref} {...handlers} aria-labelledby="lead-heading">
        <FormProblems key={attempt} {...summary} {...(isMissing && { heading: summary.text, text: labels.error })} />
        <Field {...field('name')} control={{ kind: 'input', type: 'text' }} autoComplete="name" />
        <div className={styles.pair}>
          <Field
            {...field('email')}
            control={{ kind: 'input', type: 'email' }}
            autoComplete="email"
            optionalNote={labels.optional}
          />
          <Field {...field('phone')} control={{ kind: 'input', type: 'tel' }} autoComplete="tel" />
        </div>
        <p className={styles.privacy}>{labels.privacy}</p>
        <SubmitButton label={labels.button} busyLabel={labels.opening} isBusy={isOpening} />
        {unopened && (
          <UnopenedChat
            labels={labels}
            text={unopened.text}
            links={[{ href: unopened.href, label: labels.button }, call]}
            newTabNote={contact.newTabNote}
            copiedMs={timers.copiedMs}
          />
        )}
      </Form>
      <OtherWays links={[{ href: chatHref, label: labels.plainLink }]} newTabNote={contact.newTabNote} />
    </section>
  )
}
