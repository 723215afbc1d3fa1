import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MessageCircle, Phone } from '../../../ui/icons.ts'
import styles from './state-sidebar.module.css'

interface StateSidebarProps {
  id: string
  labels: { heading: string; text: string; button: string }
  /** What the registration costs, and how long it takes. */
  costs: readonly { label: string; value: string }[]
  chatHref: string
  phone: { number: string; href: string }
}

/** What it costs, and how to begin: by a chat that already names the state, or by a call. */
export function StateSidebar({ id, labels, costs, chatHref, phone }: StateSidebarProps) {
  return (
    <aside className={styles.sidebar} id={id} aria-labelledby="begin">
      <h2 id="begin">{labels.heading}</h2>
      <dl className={styles.costs}>
        {costs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={chatHref}>
        <Icon shape={MessageCircle} />
        {labels.button}
      </ButtonLink>
      <p>{labels.text}</p>
      <a className={styles.line} href={phone.href}>
        <Icon shape={Phone} />
        {phone.number}
      </a>
    </aside>
  )
}
