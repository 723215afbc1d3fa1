import type { CityPayload } from '#src/pages/city/payload.ts'
import type { StatePayload } from '#src/pages/state/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, MessageCircle, Phone } from '../../../ui/icons.ts'
import styles from './registration-sidebar.module.css'

/** The cost, and the ways to begin: a chat that already names the place, or a call. */
export function RegistrationSidebar({ payload }: { payload: CityPayload | StatePayload }) {
  const { chatHref, localChat, contact } = payload
  const labels = payload.labels.sidebar
  // The price and time of a state, and the search of business listings of a city.
  const costs = 'costs' in payload && payload.costs
  const search = 'search' in payload && payload.search
  return (
    <aside className={styles.sidebar} id="register" aria-labelledby="begin">
      <h2 id="begin">{labels.heading}</h2>
      {costs && <Facts className={styles.costs} facts={costs} />}
      <ButtonLink href={chatHref} newTabNote={contact.newTabNote} below={contact.opens.chat}>
        <Icon shape={MessageCircle} />
        {labels.button}
      </ButtonLink>
      {localChat && (
        <ButtonLink href={localChat.href} look="secondary" newTabNote={contact.newTabNote}>
          <Icon shape={MessageCircle} />
          <span lang={localChat.language}>{localChat.label}</span>
        </ButtonLink>
      )}
      <p>{labels.text}</p>
      <a className={styles.line} href={contact.phoneHref}>
        <Icon shape={Phone} />
        {contact.phone}
      </a>
      {contact.hours !== undefined && <p>{contact.hours}</p>}
      {search && (
        <div className={styles.search}>
          <a className={styles.line} href={search.href} target="_blank" rel="noopener" aria-describedby="search">
            <Icon shape={ExternalLink} />
            {search.label}
          </a>
          <p id="search">{search.text}</p>
        </div>
      )}
    </aside>
  )
}
