import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateChangesProps extends Pick<StatePayload, 'changes'> {
  labels: StatePayload['labels']['changes']
}

/** The latest changes, the state's own first, each with its day and source. */
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
