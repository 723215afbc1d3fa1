import type { FormEvent } from 'react'
import { chatHref } from '../../forms/chat-href.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import styles from './subscribe-box.module.css'

interface SubscribeBoxProps {
  labels: { heading: string; text: string; label: string; button: string; privacy: string; chatText: string }
  /** The chat number as digits. */
  whatsapp: string
}

/** Asks for news of articles by a chat that is already written; the site itself keeps no list. */
export function SubscribeBox({ labels, whatsapp }: SubscribeBoxProps) {
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const address = chatHref(whatsapp, `${labels.chatText} ${email}`)
    const tab = open(address, '_blank')
    // A refused tab must not lose what was typed: the chat then opens in this one.
    if (tab) tab.opener = null
    else location.assign(address)
  }
  return (
    <section className={styles.band} aria-labelledby="subscribe" data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id="subscribe">{labels.heading}</h2>
            <p>{labels.text}</p>
          </div>
          <form className={styles.form} onSubmit={ask}>
            <Field id="subscribe-email" name="email" label={labels.label} required autoComplete="email" inputMode="email" control={{ kind: 'input', type: 'email' }} />
            <Button type="submit">{labels.button}</Button>
            <p>{labels.privacy}</p>
          </form>
          <div className={styles.plain}><ButtonLink href={chatHref(whatsapp, labels.chatText)}>{labels.button}</ButtonLink></div>
        </div>
      </PageWidth>
    </section>
  )
}
