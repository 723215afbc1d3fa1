import type { PaymentPayload } from '#src/pages/payment/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MessageCircle, Phone } from '../../../ui/icons.ts'
import { List } from '../../../ui/list/list.tsx'
import styles from './side-cards.module.css'

/** Next to the payment details: what happens after a payment, and whom to ask. */
export function SideCards({ payload: { page, contact, chatHref } }: { payload: PaymentPayload }) {
  const { notes, help } = page
  return (
    <div className={styles.cards}>
      <section>
        <h2>{notes.heading}</h2>
        <List items={notes.points} className={styles.points} />
        <p>
          <a href={notes.link.href}>{notes.link.label}</a>
        </p>
      </section>
      <section>
        <h2>{help.heading}</h2>
        <p>{help.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={chatHref} newTabNote={contact.newTabNote}>
            <Icon shape={MessageCircle} />
            {help.chat}
          </ButtonLink>
          <ButtonLink href={contact.phoneHref} look="secondary" below={contact.hours}>
            <Icon shape={Phone} />
            {help.call}
            <span className={styles.number}>{contact.phone}</span>
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
