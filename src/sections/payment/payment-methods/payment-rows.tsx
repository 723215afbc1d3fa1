import { useRef, useState } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import styles from './payment-rows.module.css'

interface PaymentRow {
  key: string
  label: string
  value: string
}

interface PaymentRowsProps {
  rows: readonly PaymentRow[]
  /** Words next to a row's value that are not copied with it, by the row's key. */
  asides?: Readonly<Record<string, string>>
  labels: { button: string; copied: string }
  copiedMs: number
}

/** Details of a payment, each to be copied alone. The row copied last is marked for a moment. */
export function PaymentRows({ rows, asides = {}, ...copying }: PaymentRowsProps) {
  const [copied, setCopied] = useState<string>()
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          aside={asides[row.key]}
          isCopied={copied === row.key}
          // A button that returns to its first label must not unmark a row that was copied later.
          onCopied={(isCopied) => setCopied((last) => (isCopied ? row.key : last === row.key ? undefined : last))}
          {...copying}
        />
      ))}
    </dl>
  )
}

interface RowProps extends Pick<PaymentRowsProps, 'labels' | 'copiedMs'> {
  row: PaymentRow
  aside: string | undefined
  isCopied: boolean
  onCopied: (isCopied: boolean) => void
}

function Row({ row: { label, value }, aside, isCopied, onCopied, labels, copiedMs }: RowProps) {
  const shown = useRef<HTMLSpanElement>(null)
  const isHydrated = useHydrated()
  return (
    <div className={styles.row} data-copied={isCopied || undefined}>
      <dt>{label}</dt>
      <dd>
        <span ref={shown} className={styles.value}>
          {value}
        </span>
        {aside !== undefined && <span className={styles.aside}> {aside}</span>}
      </dd>
      <dd className={styles.copy}>
        {isHydrated && (
          <CopyButton
            text={value}
            what={label}
            label={labels.button}
            copiedLabel={labels.copied}
            copiedMs={copiedMs}
            onCopied={onCopied}
            onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
          />
        )}
      </dd>
    </div>
  )
}
