import { ChangedNote } from '../changed-note/changed-note.tsx'
import type { ChangedFact, FigureLabels } from '../changed-note/changed-note.tsx'
import styles from './statement-list.module.css'

/** A sentence, with a note where the figure in it has changed. */
export type Statement = string | { text: string; changed?: ChangedFact }

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

/** One sentence with its note, if it has one. */
export function StatementText({ statement, labels }: { statement: Statement; labels: FigureLabels }) {
  if (typeof statement === 'string') return <span>{statement}</span>
  return (
    <div>
      {statement.text}
      {statement.changed && <ChangedNote note={statement.changed} labels={labels} />}
    </div>
  )
}
