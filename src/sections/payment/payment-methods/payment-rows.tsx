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
export function PaymentRows({ rows, asides = {}, labels, copiedMs }: PaymentRowsProps) {
  const [copied, setCopied] = useState<string>()
  const isHydrated = useHydrated()
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, value }) => {
        // A button that returns to its first label must not unmark a row that was copied later.
        const mark = (isCopied: boolean) => setCopied((last) => (isCopied ? key : last === key ? undefined : last))
        const copy = (select: () => void) => (
          <CopyButton
            text={value}
            what={label}
            label={labels.button}
            copiedLabel={labels.copied}
            copiedMs={copiedMs}
            onCopied={mark}
            onRefused={select}
          />
        )
        return (
          <Row
            key={key}
            label={label}
            value={value}
            aside={asides[key]}
            isCopied={copied === key}
            copy={isHydrated ? copy : undefined}
          />
        )
      })}
    </dl>
  )
}

interface RowProps {
  label: string
  value: string
  aside: string | undefined
  isCopied: boolean
  /** The row's button, with JavaScript. It selects the value if the browser refuses to copy. */
  copy: ((select: () => void) => React.ReactNode) | undefined
}

function Row({ label, value, aside, isCopied, copy }: RowProps) {
  const shown = useRef<HTMLSpanElement>(null)
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  }
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
        {/* oxlint-disable-next-line react/refs -- the button calls it when it is pressed,
            long after the render */}
        {copy?.(select)}
      </dd>
    </div>
  )
}
