import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  /** Ties fields to the message by aria-describedby. */
  id?: string
  /** `alert` interrupts whoever listens to the page, `status` waits. */
  role: 'alert' | 'status'
  tone: 'problem' | 'done'
  heading?: string
  /**
   * The message; nothing is shown without one, but the place where it will be announced is there.
   */
  text: string | undefined
  /** What can be done about it, or a button that closes the message. */
  children?: ReactNode
}

/** A message in the page, in the place of a browser's alert. */
export function Alert({ id, role, tone, heading, text, children }: AlertProps) {
  const isShown = text !== undefined
  const place = useRef<HTMLDivElement>(null)
  // On a phone the message may lie under the bottom bar.
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={place} className={isShown ? `${styles.alert} ${styles[tone]}` : undefined}>
      {isShown && heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <p id={id} role={role}>
        {text}
      </p>
      {isShown && children}
    </div>
  )
}
