import type { ReactNode } from 'react'
import styles from './footer.module.css'

interface FooterLinksProps {
  heading: string
  links: readonly { href: string; label: string; isOutside?: boolean }[]
  newTabNote: string
  look?: 'chips' | 'social'
  /** A link behind the others. */
  children?: ReactNode
}

export function FooterLinks({ heading, links, newTabNote, look, children }: FooterLinksProps) {
  return (
    <div className={look && styles[look]}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, label, isOutside }) => (
          <li key={href}>
            {isOutside ? (
              <a href={href} target="_blank" rel="noopener">
                {label}
                <span className="visually-hidden"> {newTabNote}</span>
              </a>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
        {children !== undefined && <li className={styles.languages}>{children}</li>}
      </ul>
    </div>
  )
}
