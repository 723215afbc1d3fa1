import type { PageLink } from '#src/content/payload/links.ts'
import type { ReactNode } from 'react'
import styles from './city-guide.module.css'

/** A part of a guide under its heading. */
export function Part({ id, heading, children }: { id?: string | undefined; heading: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** A link to more on the subject. */
export function More({ href, label }: PageLink) {
  return (
    <p>
      <a className={styles.more} href={href}>
        {label}
      </a>
    </p>
  )
}

interface HeadedTableProps {
  className: string | undefined
  /** The name of the table for screen readers. */
  name: string
  heads: readonly string[]
  children: ReactNode
}

/** A table with column headings. */
export function HeadedTable({ className, name, heads, children }: HeadedTableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-label={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
