import { Accordion } from '../../../ui/accordion/accordion.tsx'
import type { FigureLabels } from '#src/content/payload/shown.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { StatementText } from '../../../ui/list/list.tsx'
import type { Statement } from '../../../ui/list/list.tsx'
import styles from './faq.module.css'

interface FaqProps {
  id?: string
  heading: string
  intro?: string
  /** Questions with the same name close each other, so at most one is open. */
  name: string
  faqs: readonly { id?: string; question: string; answer: Statement }[]
  /** Words around corrections. */
  labels: FigureLabels
}

/** Questions and answers. On wide screens the heading is beside them. */
export function Faq({ id, heading, intro, name, faqs, labels }: FaqProps) {
  const entries = faqs.map(({ answer, ...faq }) => ({
    ...faq,
    answer: <StatementText statement={answer} labels={labels} />,
  }))
  return (
    <section id={id} className={styles.faq} data-reveal="">
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.head}>
            <h2>{heading}</h2>
            {intro !== undefined && <p>{intro}</p>}
          </div>
          <Accordion name={name} entries={entries} />
        </div>
      </PageWidth>
    </section>
  )
}
