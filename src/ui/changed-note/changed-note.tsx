import styles from './changed-note.module.css'

/** The words around a note, from the page's own data. */
export interface FigureLabels {
  asOf: string
  changedSince: string
  source: string
  confirm: string
}

export interface ChangedFact {
  current: string
  since: string
  authority: string
  source: string
}

interface ChangedNoteProps {
  note: ChangedFact
  labels: FigureLabels
}

/** Says under a published figure what holds now, since when and by what authority. */
export function ChangedNote({ note, labels }: ChangedNoteProps) {
  return (
    <p className={styles.note}>
      <strong>{`${labels.changedSince} ${note.since}: `}</strong>
      {note.current}{' '}
      <a href={note.source} target="_blank" rel="noopener nofollow">{`${labels.source}: ${note.authority}`}</a>
    </p>
  )
}

/** The line that ends a page with figures. */
export function FiguresAsOf({ date, labels }: { date: string; labels: FigureLabels }) {
  return <p className={styles.asOf}>{`${labels.asOf} ${date}. ${labels.confirm}`}</p>
}
