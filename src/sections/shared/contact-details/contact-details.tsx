import type { AboutPayload } from '#src/pages/about/payload.ts'
import type { ContactPayload } from '#src/pages/contact/payload.ts'
import type { ContactLinks } from '#src/content/payload/links.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Calendar, MessageCircle } from '../../../ui/icons.ts'
import styles from './contact-details.module.css'

interface ContactDetailsProps {
  labels: AboutPayload['page']['contact'] & Partial<Pick<ContactPayload['page']['details'], 'book' | 'social'>>
  address: readonly string[]
  contact: ContactLinks
  social?: readonly { name: string; url: string }[]
}

/** How to reach the firm without a form. */
export function ContactDetails({ labels, address, contact, social = [] }: ContactDetailsProps) {
  return (
    <section className={styles.details} aria-labelledby="details-heading">
      <h2 id="details-heading">{labels.heading}</h2>
      <dl className={styles.rows}>
        <Row label={labels.phone}>
          <a href={contact.phoneHref}>{contact.phone}</a>
          {contact.hours !== undefined && <span className={styles.hours}>{contact.hours}</span>}
        </Row>
        <Row label={labels.email}>
          <EmailLink email={contact.email} href={contact.emailHref} />
        </Row>
        <Row label={labels.address}>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Row>
      </dl>
      <Actions labels={labels} contact={contact} />
      {labels.social !== undefined && social.length > 0 && (
        <dl className={styles.rows}>
          <Row label={labels.social} className={styles.social}>
            {social.map((profile) => (
              <Profile key={profile.name} {...profile} newTabNote={contact.newTabNote} />
            ))}
          </Row>
        </dl>
      )}
    </section>
  )
}

function Actions({ labels, contact }: Pick<ContactDetailsProps, 'labels' | 'contact'>) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={contact.chatHref} look="secondary" newTabNote={contact.newTabNote} below={contact.opens.chat}>
        <Icon shape={MessageCircle} />
        {labels.chat}
      </ButtonLink>
      {labels.book !== undefined && (
        <ButtonLink
          href={contact.schedulingHref}
          look="secondary"
          newTabNote={contact.newTabNote}
          below={contact.opens.booking}
        >
          <Icon shape={Calendar} />
          {labels.book}
        </ButtonLink>
      )}
    </div>
  )
}

function Row({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}

/** On a narrow phone the address may break after its at sign. */
function EmailLink({ email, href }: { email: string; href: string }) {
  const [user, host] = email.split('@')
  return (
    <a href={href}>
      <span>
        {user}@<wbr />
        {host}
      </span>
    </a>
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
