import type { ReactNode } from 'react'
import { ChevronDown } from '../icons.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

interface AccordionProps {
  /** Entries with the same name close each other, so at most one is open. */
  name: string
  /** `id` is the anchor of an entry, which opens if the address names it. */
  entries: readonly { id?: string; question: string; answer: ReactNode }[]
}

/** Questions that open one at a time, without JavaScript. */
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
