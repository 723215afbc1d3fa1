import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateChangesProps {
  labels: { heading: string; since: string }
  changes: readonly { id: string; day: string; text: string; source: { href: string; label: string } }[]
}

/** What changed lately, the state's own first, each with its day and its source. */
export function StateChanges({ labels, changes }: StateChangesProps) {
  return (
    <Part heading={labels.heading}>
      <ul className={styles.changes}>
        {changes.map(({ id, day, text, source }) => (
          <li key={id}>
            <b>{`${labels.since} ${day}`}</b>
            <p>{text}</p>
            <a href={source.href} target="_blank" rel="noopener nofollow">
              {source.label}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
