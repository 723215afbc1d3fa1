import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status'
  tone: 'problem' | 'done'
  heading?: string
  /** The message. Without one nothing is shown, but the element that will announce it exists. */
  text: string | undefined
  /** A second sentence, announced with it. */
  note?: string | undefined
  /** What the visitor can do about it, or a button that closes the message. */
  children?: ReactNode
}

/** A message in the page, instead of a browser's alert. */
export function Alert({ role, tone, heading, text, note, children }: AlertProps) {
  const isShown = text !== undefined
  const place = useRef<HTMLDivElement>(null)
  // On a phone the message may be under the bottom bar.
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={place} className={isShown ? `${styles.alert} ${styles[tone]}` : undefined}>
      {isShown && heading !== undefined && <p className={styles.heading}>{heading}</p>}
      <p role={role}>
        {isShown && note !== undefined ? (
          <>
            <span>{text}</span> {note}
          </>
        ) : (
          text
        )}
      </p>
      {isShown && children}
    </div>
  )
}
