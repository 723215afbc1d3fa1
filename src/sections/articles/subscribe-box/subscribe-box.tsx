import type { BlogPayload } from '#generated/payloads/blog/payload.ts'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { openTab } from '../../../lib/open-tab.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormProblems } from '../../../ui/form-problems/form-problems.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { SubmitButton } from '../../../ui/submit-button/submit-button.tsx'
import styles from './subscribe-box.module.css'

interface SubscribeBoxProps {
  labels: BlogPayload['page']['subscribe']
  contact: BlogPayload['contact']
}

/** Asks for news of articles by a chat that is already written; the site itself keeps no list. */
export function SubscribeBox({ labels, contact }: SubscribeBoxProps) {
  const plainChat = chatHref(contact.whatsapp, labels.chatText)
  return (
    <section className={styles.band} aria-labelledby="subscribe" data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id="subscribe">{labels.heading}</h2>
            <p>{labels.text}</p>
          </div>
          <div>
            <SubscribeForm labels={labels} contact={contact} plainChat={plainChat} />
            <div className={styles.plain}>
              <OtherWays links={[{ href: plainChat, label: labels.plainLink }]} newTabNote={contact.newTabNote} />
            </div>
          </div>
        </div>
      </PageWidth>
    </section>
  )
}

const names = ['email'] as const

function SubscribeForm({ labels, contact, plainChat }: SubscribeBoxProps & { plainChat: string }) {
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
    <Form chat={plainChat} {...handlers} aria-labelledby="subscribe">
      <FormProblems key={attempt} {...summary} />
      <Field {...field('email')} autoComplete="email" inputMode="email" control={{ kind: 'input', type: 'email' }} />
      <p className={styles.privacy}>{labels.privacy}</p>
      <SubmitButton label={labels.button} isBusy={false} />
    </Form>
  )
}
