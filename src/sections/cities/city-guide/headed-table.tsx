import type { ReactNode } from 'react'

interface HeadedTableProps {
  className: string | undefined
  /** What the table is called by those who do not see the heading above it. */
  name: string
  heads: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** A table whose columns have heads. */
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
