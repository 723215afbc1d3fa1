import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Calendar, MessageCircle } from '../../../ui/icons.ts'
import styles from './contact-details.module.css'

interface ContactDetailsProps {
  labels: {
    heading: string
    address: string
    phone: string
    email: string
    chat: string
    book?: string
    social?: string
  }
  address: readonly string[]
  contact: Record<'phone' | 'phoneHref' | 'email' | 'emailHref' | 'chatHref' | 'schedulingHref' | 'newTabNote', string>
  social?: readonly { name: string; url: string }[]
}

/** Where and how the firm is reached without a form. */
export function ContactDetails({ labels, address, contact, social = [] }: ContactDetailsProps) {
  // On a narrow phone the address may break after its at sign.
  const [user, host] = contact.email.split('@')
  const { newTabNote } = contact
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading">{labels.heading}</h2>
      <dl className={styles.rows}>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={contact.phoneHref}>{contact.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={contact.emailHref}>
              <span>
                {user}@<wbr />
                {host}
              </span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.address}</dt>
          <dd>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        {labels.social !== undefined && (
          <div>
            <dt>{labels.social}</dt>
            <dd className={styles.social}>
              {social.map((profile) => (
                <Profile key={profile.name} {...profile} newTabNote={newTabNote} />
              ))}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={contact.chatHref} look="secondary" newTabNote={newTabNote}>
          <Icon shape={MessageCircle} />
          {labels.chat}
        </ButtonLink>
        {labels.book !== undefined && (
          <ButtonLink href={contact.schedulingHref} look="secondary" newTabNote={newTabNote}>
            <Icon shape={Calendar} />
            {labels.book}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Profile({ name, url, newTabNote }: { name: string; url: string; newTabNote: string }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
      <span className="visually-hidden"> {newTabNote}</span>
    </a>
  )
}
