import type { BlogPayload } from '#src/pages/blog/payload.ts'
import { OtherWays } from '../../../ui/other-ways/other-ways.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { chatHref } from '../../../forms/sending/chat-href.ts'
import type { ReactNode } from 'react'
import styles from './subscribe-box.module.css'

interface SubscribeBoxProps {
  labels: BlogPayload['page']['subscribe']
  contact: BlogPayload['contact']
  form: ReactNode
}

/** Asks for news of articles by a chat that is already written; the site itself keeps no list. */
export function SubscribeBox({ labels, contact, form }: SubscribeBoxProps) {
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
            {form}
            <div className={styles.plain}>
              <OtherWays links={[{ href: plainChat, label: labels.plainLink }]} newTabNote={contact.newTabNote} />
            </div>
          </div>
        </div>
      </PageWidth>
    </section>
  )
}
