import { Sources } from '../../../ui/sources/sources.tsx'
import type { SourcesProps } from '../../../ui/sources/sources.tsx'
import type { FigureLabels } from '#generated/payloads/shared/payload/shown.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './claims-note.module.css'

interface ClaimsNoteProps {
  heading: string
  text: string
  figures: SourcesProps['figures']
  labels: FigureLabels
}

/** Says at the end of a page who answers for its figures, and their date. */
export function ClaimsNote({ heading, text, figures, labels }: ClaimsNoteProps) {
  return (
    <section className={styles.note}>
      <PageWidth>
        <h2>{heading}</h2>
        <p>{text}</p>
        <Sources figures={figures} labels={labels} />
      </PageWidth>
    </section>
  )
}
