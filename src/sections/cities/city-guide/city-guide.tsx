import type { CityPayload } from '#src/pages/city/payload.ts'
import type { ReactNode } from 'react'
import { List, StatementText } from '../../../ui/list/list.tsx'
import { Fold } from '../../../ui/fold/fold.tsx'
import { toShared } from '../../../ui/shared/shared.tsx'
import { More, Part } from './part.tsx'
import styles from './city-guide.module.css'

const Returns = toShared(List)

interface CityGuideProps {
  payload: CityPayload
}

/** The city's trades and its exporters, each with the first sentences of what GST asks of it. */
export function CityTrades({ payload: { labels, trades, exporters } }: CityGuideProps) {
  const own = trades.map(({ href, ...trade }) => ({ ...trade, link: { href, label: labels.trades.more } }))
  return (
    <Part heading={labels.trades.heading}>
      <div className={`${styles.folds} ${styles.trades}`}>
        {[...own, ...(exporters ? [exporters] : [])].map(({ name, known, lead, link }) => (
          <Fold key={name} heading={name} level="h3" fact={known || undefined}>
            <p>{lead}</p>
            <More {...link} />
          </Fold>
        ))}
      </div>
    </Part>
  )
}

/** Who registers and who does not. */
export function CityNeed({ payload: { labels, gstCheck } }: CityGuideProps) {
  const { whoNeeds, figures } = labels
  return (
    <Part heading={whoNeeds.heading}>
      <dl className={styles.cases}>
        {whoNeeds.cases.map(({ what, answer, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{answer}</dd>
            {text !== undefined && (
              <dd className={styles.note}>
                <StatementText statement={text} labels={figures} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <More {...gstCheck} />
    </Part>
  )
}

/** The papers to send, which the page lists as something to tick. */
export function CityPapers({ payload: { labels, papers }, children }: CityGuideProps & { children: ReactNode }) {
  const { documents, figures } = labels
  return (
    <Part id="documents" heading={documents.heading}>
      <div className={styles.papers}>{children}</div>
      <div className={styles.note}>
        {papers.later.map((paper, index) => (
          <StatementText key={index} statement={paper} labels={figures} />
        ))}
        {documents.address !== undefined && <p>{documents.address}</p>}
      </div>
    </Part>
  )
}

/** The next dates, and folded the returns of a month, a quarter and a year. */
export function CityReturns({ payload: { labels, stateLinks }, children }: CityGuideProps & { children: ReactNode }) {
  const { heading, text, all, points } = labels.returnFiling
  return (
    <Part heading={heading}>
      <div className={styles.wide}>{children}</div>
      <div className={styles.folds}>
        <Fold heading={all} level="h3">
          <p>{text}</p>
          <Returns items={points} labels={labels.figures} />
          <More {...stateLinks.returns} />
        </Fold>
      </div>
    </Part>
  )
}
