import { FiguresAsOf } from '../../../ui/changed-note/changed-note.tsx'
import type { FigureLabels } from '../../../ui/changed-note/changed-note.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './claims-note.module.css'

interface ClaimsNoteProps {
  heading: string
  text: string
  figuresAsOf: string
  labels: FigureLabels
}

/** Says at the foot of a page on whose word its figures stand, and as of when. */
export function ClaimsNote({ heading, text, figuresAsOf, labels }: ClaimsNoteProps) {
  return (
    <section className={styles.note}>
      <PageWidth>
        <h2>{heading}</h2>
        <p>{text}</p>
        <FiguresAsOf date={figuresAsOf} labels={labels} />
      </PageWidth>
    </section>
  )
}
