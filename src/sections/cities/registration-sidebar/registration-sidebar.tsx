import type { CityPayload } from '#src/pages/city/payload.ts'
import type { StatePayload } from '#src/pages/state/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ExternalLink, MessageCircle, Phone } from '../../../ui/icons.ts'
import styles from './registration-sidebar.module.css'

/** The cost of registration in a state, and the ways to begin. */
export function RegistrationSidebar({ payload }: { payload: StatePayload }) {
  const labels = payload.labels.sidebar
  return (
    <aside className={styles.sidebar} id="register" aria-labelledby="begin">
      <h2 id="begin">{labels.heading}</h2>
      <Facts className={styles.costs} facts={payload.costs} />
      <RegistrationWays payload={payload} />
    </aside>
  )
}

/** The ways to begin: a chat that already names the place, in one language or two, or a call. */
export function RegistrationWays({ payload }: { payload: CityPayload | StatePayload }) {
  const { chatHref, localChat, contact } = payload
  const labels = payload.labels.sidebar
  // A city may have a search of business listings.
  const search = 'search' in payload && payload.search
  return (
    <div className={styles.ways}>
      <div className={styles.chats}>
        <ButtonLink href={chatHref} newTabNote={contact.newTabNote}>
          <Icon shape={MessageCircle} />
          {labels.button}
        </ButtonLink>
        {localChat && (
          <ButtonLink href={localChat.href} look="secondary" newTabNote={contact.newTabNote}>
            <Icon shape={MessageCircle} />
            <span lang={localChat.language}>{localChat.label}</span>
          </ButtonLink>
        )}
      </div>
      <p>{`${contact.opens.chat} ${labels.text}`}</p>
      <div className={styles.call}>
        <a className={styles.line} href={contact.phoneHref}>
          <Icon shape={Phone} />
          {contact.phone}
        </a>
        {contact.hours !== undefined && <p>{contact.hours}</p>}
      </div>
      {search && (
        <div className={styles.search}>
          <a className={styles.line} href={search.href} target="_blank" rel="noopener" aria-describedby="search">
            <Icon shape={ExternalLink} />
            {search.label}
          </a>
          <p id="search">{search.text}</p>
        </div>
      )}
    </div>
  )
}
