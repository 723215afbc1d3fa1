import { Correction } from '../correction/correction.tsx'
import type { FactNote, FigureLabels } from '#src/content/payload/shown.ts'
import styles from './statement-list.module.css'

/** A sentence, with the rule in force if its figure has changed. */
export type Statement = string | { text: string; changed?: FactNote }

interface StatementListProps {
  statements: readonly Statement[]
  labels: FigureLabels
  /** Steps in an order, numbered like entries of a ledger. */
  ordered?: boolean
}

export function StatementList({ statements, labels, ordered = false }: StatementListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? styles.steps : styles.list}>
      {statements.map((statement, index) => (
        <li key={index}>
          <StatementText statement={statement} labels={labels} />
        </li>
      ))}
    </List>
  )
}

/** One sentence, with its correction if it has one. */
export function StatementText({ statement, labels }: { statement: Statement; labels: FigureLabels }) {
  if (typeof statement === 'string') return <span>{statement}</span>
  const { text, changed } = statement
  return changed ? (
    <Correction changed={changed} labels={labels}>
      {text}
    </Correction>
  ) : (
    <div>{text}</div>
  )
}
