import { Facts } from '../../../ui/facts/facts.tsx'
import styles from './decision-list.module.css'

interface DecisionListProps {
  intro: string
  questions: readonly {
    id: string
    question: string
    onlyIf?: string
    choices: readonly { label: string; lead: { href: string; label: string } }[]
  }[]
}

/** The whole decision as a text: each answer links to its outcome, or to the next question. */
export function DecisionList({ intro, questions }: DecisionListProps) {
  return (
    <>
      <p className={styles.note}>{intro}</p>
      <ol className={styles.list}>
        {questions.map(({ id, question, onlyIf, choices }) => (
          <li key={id} id={id}>
            <h3>{question}</h3>
            {onlyIf !== undefined && <p className={styles.note}>{onlyIf}</p>}
            <Facts facts={choices.map(({ label, lead }) => ({ label, value: <a href={lead.href}>{lead.label}</a> }))} />
          </li>
        ))}
      </ol>
    </>
  )
}
