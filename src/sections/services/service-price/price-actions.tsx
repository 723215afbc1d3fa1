import type { ServicePayload } from '#src/pages/service/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MessageCircle } from '../../../ui/icons.ts'
import styles from './service-price.module.css'

interface PriceActionsProps {
  payload: ServicePayload
  /** The total of each package. The button names that of the chosen one. */
  totals: readonly string[]
}

/** Orders the service by its form, where it has one, or asks about it in a chat. */
export function PriceActions({ payload, totals }: PriceActionsProps) {
  const { labels, formHref, chatHref, contact, tools } = payload
  return (
    <div className={styles.actions}>
      {formHref !== undefined && (
        <ButtonLink href={formHref} newTabNote={contact.newTabNote} below={labels.apply.hint}>
          {labels.apply.button}
          {totals.map((total) => (
            <span key={total} className={styles.amount}>
              {` · ${total}`}
            </span>
          ))}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" href={chatHref} newTabNote={contact.newTabNote}>
        <Icon shape={MessageCircle} />
        {labels.form.button}
      </ButtonLink>
      {tools.price.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  )
}
