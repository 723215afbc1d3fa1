import type { HomePayload } from '#generated/payloads/home/payload.ts'
import { Sources } from '../../../ui/sources/sources.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './claims-note.module.css'

/** Says at the end of a page who answers for its figures, and their date. */
export function ClaimsNote({ payload: { page, figures } }: { payload: HomePayload }) {
  return (
    <section className={styles.note}>
      <PageWidth>
        <h2>{page.claims.heading}</h2>
        <p>{page.claims.text}</p>
        <Sources figures={figures} labels={page.figures} />
      </PageWidth>
    </section>
  )
}
