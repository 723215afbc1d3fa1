import type { ReactNode } from 'react'
import styles from './footer.module.css'

interface FooterLinksProps {
  heading: string
  links: readonly { href: string; label: string; isOutside?: boolean; below?: string | undefined }[]
  newTabNote: string
  look?: 'chips' | 'social'
  /** On phones its links open by a press on the heading. */
  isFolded?: boolean
  /** A link after the others. */
  children?: ReactNode
}

export function FooterLinks({ heading, look, isFolded, ...rest }: FooterLinksProps) {
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
