import type { ReactNode } from 'react'

interface HeadedTableProps {
  className: string | undefined
  /** The name of the table for screen readers. */
  name: string
  heads: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** A table with column headings. */
export function HeadedTable({ className, name, heads, children }: HeadedTableProps) {
  return (
    <table className={className} aria-label={name}>
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
