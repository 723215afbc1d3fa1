import type { ReactNode } from 'react'
import styles from './folio.module.css'

interface FolioProps {
  heading: string
  rows: readonly { label: string; value?: string; href?: string }[]
  /** Its contents are on the page too, so narrow screens leave it out. */
  isWideOnly?: boolean
  /** A seal under the lines. */
  children?: ReactNode
}

/** A small ledger page at the right of a page's head, or under it. */
export function Folio({ heading, rows, isWideOnly = false, children }: FolioProps) {
  return (
    <div className={isWideOnly ? `${styles.folio} ${styles.wide}` : styles.folio} data-wide={isWideOnly || undefined}>
      <p className={styles.heading}>{heading}</p>
      <ul>
        {rows.map(({ label, value, href }) => {
          const line = (
            <>
              <span>{label}</span> {value !== undefined && <b>{value}</b>}
            </>
          )
          return <li key={label}>{href === undefined ? <div>{line}</div> : <a href={href}>{line}</a>}</li>
        })}
      </ul>
      {children}
    </div>
  )
}
