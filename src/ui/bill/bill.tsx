import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Leaf } from '../leaf/leaf.tsx'
import styles from './bill.module.css'

/** The law or the source behind a figure. */
export interface Law {
  title: string
  authority: string
  source: string
  /** The day of the last check, for display. */
  checkedOn: string
}

interface BillProps {
  labels: CalculatorLabels['bill']
  head: ReactNode
  /** The level of its heading, if no other heading is above it. */
  level?: 'h2' | 'h3'
  aside?: ReactNode
  /** What readers must know before the sums. */
  notes?: ReactNode
  /** `BillRow`s. */
  rows: readonly ReactNode[]
  total?: { label: string; amount: ReactNode } | undefined
  /** Paragraphs under the total. */
  children?: ReactNode
  law: readonly Law[]
  /** The day of the oldest check. */
  checkedOn?: string | undefined
}

/** A result as a page of an account book: particulars, working, amount, and the total. */
export function Bill({ labels, level: Heading = 'h3', head, aside, notes, rows, total, law, ...rest }: BillProps) {
  const { children, checkedOn } = rest
  const id = useId()
  return (
    <Leaf
      head={
        <Heading id={id} className={styles.head}>
          {head}
        </Heading>
      }
      aside={aside}
    >
      {notes}
      {rows.length > 0 && (
        <table className={styles.bill} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{labels.particulars}</th>
              <th scope="col">{labels.working}</th>
              <th scope="col">{labels.amount}</th>
            </tr>
          </thead>
          <tbody>{rows}</tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">{total.label}</th>
                <td colSpan={2}>{total.amount}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      <div className={styles.after}>{children}</div>
      {law.length > 0 && (
        <details className={styles.law}>
          <summary>
            {`${labels.law} (${law.length})${checkedOn === undefined ? '' : `, ${labels.checked} ${checkedOn}`}`}
          </summary>
          <ul>
            {law.map(({ title, authority, source, checkedOn: day }) => (
              <li key={`${title} ${authority}`}>
                {`${title}: `}
                {/* Our own fee is on a page of this site. */}
                <a href={source} {...(source.startsWith('/') ? {} : { target: '_blank', rel: 'noopener nofollow' })}>
                  {authority}
                </a>
                {`, ${labels.checked} ${day}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Leaf>
  )
}

/** A sum, with its working and remarks on it. */
export function BillRow({ title, amount, children }: { title: string; amount: ReactNode; children?: ReactNode }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{children}</td>
      <td>{amount}</td>
    </tr>
  )
}
