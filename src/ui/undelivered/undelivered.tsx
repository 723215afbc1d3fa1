import { useEffect, useRef } from 'react'
import { OtherWays } from '../other-ways/other-ways.tsx'
import styles from './undelivered.module.css'

interface UndeliveredProps {
  /** Says that nothing has been delivered; undefined while there is nothing to say. */
  text: string | undefined
  /** Links that carry the same message. */
  links: readonly { href: string; label: string }[]
  newTabNote: string
}

/** Admits that a form has no mailbox behind it, and offers other ways for the same message. */
export function Undelivered({ text, links, newTabNote }: UndeliveredProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={place} aria-live="polite">
      {text !== undefined && (
        <div className={styles.undelivered}>
          <p>{text}</p>
          <OtherWays links={links} newTabNote={newTabNote} />
        </div>
      )}
    </div>
  )
}
