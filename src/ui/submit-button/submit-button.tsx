import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** The label while the form is being sent; the usual label if missing. */
  busyLabel?: string
  isBusy: boolean
  hasSpinner?: boolean
}

/** The button of a form. While the form is being sent it is disabled and says so. */
export function SubmitButton({ label, busyLabel = label, isBusy, hasSpinner = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Disabling a button removes its focus; keyboard users get it back.
  useEffect(() => {
    const current = button.current
    if (!isBusy || !current || document.activeElement !== current) return
    return () => {
      if (document.activeElement === document.body) current.focus({ preventScroll: true })
    }
  }, [isBusy])
  return (
    <span className={styles.submit}>
      <Button ref={button} type="submit" disabled={isBusy}>
        {hasSpinner && isBusy && <span className={styles.spinner} />}
        <span aria-live="polite">{isBusy ? busyLabel : label}</span>
      </Button>
    </span>
  )
}
