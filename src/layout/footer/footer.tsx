import type { Layout } from '../../content/payload/layout.ts'
import { Logo } from '../../ui/logo/logo.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { GstinCells } from '../../ui/gstin-cells/gstin-cells.tsx'
import styles from './footer.module.css'
import type { ReactNode } from 'react'

interface FooterProps {
  layout: Layout
}

/** The footer of every page: the firm, its contacts, and the most requested pages. */
export function Footer({ layout }: FooterProps) {
  const { footer, labels, contact } = layout
  const note = labels.newTabNote
  const reach = [
    { href: contact.phoneHref, label: contact.phone, below: contact.hours },
    { href: layout.chatHref, label: labels.chatLabel, isOutside: true },
    { href: contact.emailHref, label: contact.email },
  ]
  const outside = (links: readonly { name: string; href: string }[]) =>
    links.map(({ name, href }) => ({ href, label: name, isOutside: true }))
  return (
    <footer className={styles.footer}>
      <Firm layout={layout} />
      <FooterLinks heading={footer.contactHeading} links={reach} newTabNote={note} look="reach">
        <a href={layout.languages.href}>
          {labels.languagesLabel}{' '}
          {layout.languages.names.map(({ code, own }) => (
            <span key={code} lang={code}>
              {own}
            </span>
          ))}
        </a>
      </FooterLinks>
      <nav className={styles.groups} aria-label={labels.footerLabel}>
        {[layout.tools, ...footer.groups].map(({ heading, links }) => (
          <FooterLinks key={heading} heading={heading} links={links} newTabNote={note} isFolded />
        ))}
      </nav>
      {footer.social.length > 0 && (
        <FooterLinks
          heading={footer.socialHeading}
          links={outside(footer.social)}
          newTabNote={note}
          look="social"
          isFolded
        />
      )}
      <FooterLinks
        heading={footer.citiesHeading}
        links={outside(footer.cities)}
        newTabNote={note}
        look="chips"
        isFolded
      />
      <End layout={layout} />
    </footer>
  )
}

function Firm({ layout }: Pick<FooterProps, 'layout'>) {
  return (
    <div className={styles.firm}>
      <div className={styles.title}>
        <p className={styles.name}>
          <Logo />
          {layout.name}
        </p>
        <p>{layout.tagline}</p>
      </div>
      <address>
        {layout.footer.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Registrations layout={layout} />
    </div>
  )
}

/** On phones the GSTIN stands in the line of a fold, which holds the other numbers. */
function Registrations({ layout: { footer, labels } }: Pick<FooterProps, 'layout'>) {
  const { gstin, lookUp, others } = footer.registrations
  if (gstin === undefined) return <Facts className={styles.numbers} facts={others} />
  return (
    <details className={styles.registrations}>
      <summary className="chevron">
        <span>{gstin.label}</span>
        <GstinCells text={gstin.isGiven ? gstin.text : ''} />
      </summary>
      {gstin.isGiven ? (
        <a className={styles.lookUp} href={lookUp.href} target="_blank" rel="noopener">
          {lookUp.label}
          <span className="visually-hidden"> {labels.newTabNote}</span>
        </a>
      ) : (
        <p>{gstin.text}</p>
      )}
      <Facts className={styles.numbers} facts={others} />
    </details>
  )
}

function End({ layout: { footer, labels } }: Pick<FooterProps, 'layout'>) {
  return (
    <div className={styles.end}>
      <p>{footer.copyright}</p>
      <p>
        <a href={footer.poweredBy.href} target="_blank" rel="noopener">
          {footer.poweredBy.text}
          <span className="visually-hidden"> {labels.newTabNote}</span>
        </a>
      </p>
    </div>
  )
}

interface FooterLinksProps {
  heading: string
  links: readonly { href: string; label: string; isOutside?: boolean; below?: string | undefined }[]
  newTabNote: string
  look?: 'chips' | 'reach' | 'social'
  /** On phones its links open by a press on the heading. */
  isFolded?: boolean
  /** A link after the others. */
  children?: ReactNode
}

function FooterLinks({ heading, look, isFolded, ...rest }: FooterLinksProps) {
  const className = look && styles[look]
  if (isFolded !== true)
    return (
      <div className={className}>
        <h2>{heading}</h2>
        <Links {...rest} />
      </div>
    )
  return (
    <details className={className}>
      <summary className="chevron">
        <h2>{heading}</h2>
      </summary>
      <Links {...rest} />
    </details>
  )
}

function Links({ links, newTabNote, children }: Pick<FooterLinksProps, 'links' | 'newTabNote' | 'children'>) {
  return (
    <ul>
      {links.map(({ href, label, isOutside, below }) => (
        <li key={href}>
          {isOutside ? (
            <a href={href} target="_blank" rel="noopener">
              {label}
              <span className="visually-hidden"> {newTabNote}</span>
            </a>
          ) : (
            <a href={href}>{label}</a>
          )}
          {below !== undefined && <p className={styles.below}>{below}</p>}
        </li>
      ))}
      {children !== undefined && <li className={styles.languages}>{children}</li>}
    </ul>
  )
}
