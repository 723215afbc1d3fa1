import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MessageCircle, Phone } from '../../../ui/icons.ts'
import { Points } from '../../../ui/points/points.tsx'
import styles from './side-cards.module.css'

interface SideCardsProps {
  notes: { heading: string; points: readonly string[]; link: { label: string; href: string } }
  help: { heading: string; text: string; chat: string; call: string }
  chatHref: string
  newTabNote: string
  phone: { text: string; href: string; hours?: string | undefined }
}

/** Next to the payment details: what happens after a payment, and whom to ask. */
export function SideCards({ notes, help, chatHref, newTabNote, phone }: SideCardsProps) {
  return (
    <aside className={styles.cards}>
      <section>
        <h2>{notes.heading}</h2>
        <Points className={styles.points} points={notes.points} />
        <p>
          <a href={notes.link.href}>{notes.link.label}</a>
        </p>
      </section>
      <section>
        <h2>{help.heading}</h2>
        <p>{help.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={chatHref} newTabNote={newTabNote}>
            <Icon shape={MessageCircle} />
            {help.chat}
          </ButtonLink>
          <ButtonLink href={phone.href} look="secondary" below={phone.hours}>
            <Icon shape={Phone} />
            {help.call}
            <span className={styles.number}>{phone.text}</span>
          </ButtonLink>
        </div>
      </section>
    </aside>
  )
}
