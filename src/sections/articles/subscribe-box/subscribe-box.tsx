import type { FormEvent } from 'react'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './subscribe-box.module.css'

interface SubscribeBoxProps {
  labels: {
    heading: string
    text: string
    label: string
    button: string
    privacy: string
    chatText: string
    plainLink: string
  }
  contact: { whatsapp: string; newTabNote: string }
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

function SubscribeForm({ labels, contact, plainChat }: SubscribeBoxProps & { plainChat: string }) {
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const address = chatHref(contact.whatsapp, `${labels.chatText} ${email}`)
    const tab = open(address, '_blank')
    // A refused tab must not lose what was typed: the chat then opens in this one.
    if (tab) tab.opener = null
    else location.assign(address)
  }
  return (
    <form className={styles.form} onSubmit={ask} method="dialog" data-chat={plainChat}>
      <Field
        id="subscribe-email"
        name="email"
        label={labels.label}
        required
        autoComplete="email"
        inputMode="email"
        control={{ kind: 'input', type: 'email' }}
      />
      <Button type="submit">{labels.button}</Button>
      <p>{labels.privacy}</p>
    </form>
  )
}
