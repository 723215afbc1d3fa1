import type { ReactNode } from 'react'
import { ChevronDown } from '../icons.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

interface AccordionProps {
  /** Entries of one name close each other: at most one is open. */
  name: string
  /** `id` is the anchor of one, which opens for an address that names it. */
  entries: readonly { id?: string; question: string; answer: ReactNode }[]
}

/** Questions that open one at a time, by the browser's own means: they work without JavaScript. */
export function Accordion({ name, entries }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {entries.map(({ id, question, answer }) => (
        <details key={question} id={id} name={name} className={styles.entry}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <Icon shape={ChevronDown} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
