import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateChangesProps {
  labels: { heading: string; since: string }
  changes: {
    rows: readonly { id: string; day: string; text: string; source: { href: string; label: string } }[]
    none: string
  }
}

/** What changed lately, the newest first, each with its day and its source. */
export function StateChanges({ labels, changes: { rows, none } }: StateChangesProps) {
  return (
    <Part heading={labels.heading}>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <ul className={styles.changes}>
          {rows.map(({ id, day, text, source }) => (
            <li key={id}>
              <b>{`${labels.since} ${day}`}</b>
              <p>{text}</p>
              <a href={source.href} target="_blank" rel="noopener nofollow">
                {source.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
