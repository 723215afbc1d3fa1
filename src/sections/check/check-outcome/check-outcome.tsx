import type { CheckOutcomePayload } from '#src/pages/check-outcome/payload.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { List } from '../../../ui/list/list.tsx'
import { ServiceBill, withPrice } from '../../../ui/service-bill/service-bill.tsx'
import column from '../../../ui/column/column.module.css'
import styles from './check-outcome.module.css'

interface CheckOutcomeProps {
  payload: CheckOutcomePayload
  /** A link that sends the answer, and one back to the questions. */
  share: ReactNode
  back: ReactNode
}

/** What to do now and its cost, what would change the answer, and a link to the questions. */
export function CheckOutcome({ payload, share, back }: CheckOutcomeProps) {
  const { labels, doubts, changes, next, link, holds } = payload
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <div className={column.text}>
            <h2>{labels.next}</h2>
            <p>{next}</p>
            {link && (
              <p className={styles.link}>
                <a href={link.href}>{link.label}</a>
              </p>
            )}
          </div>
          <Answer payload={payload} share={share} />
          <div className={column.text}>
            {doubts.map((doubt) => (
              <p key={doubt} className={styles.doubt}>
                <b>{`${labels.doubt}: `}</b>
                {doubt}
              </p>
            ))}
            <h2>{labels.changes}</h2>
            <List items={changes} />
            {holds.length > 0 && <h2>{labels.states}</h2>}
            {holds.map(({ label, states }) => (
              <p key={label}>
                <b>{`${label}: `}</b>
                {states}
              </p>
            ))}
            {back}
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

function Answer({ payload, share }: Pick<CheckOutcomeProps, 'payload' | 'share'>) {
  const { labels, answer, limit, start, newTabNote, billLabels } = payload
  const { authority, source, checkedOn } = payload.law
  const bill = answer.kind === 'must' ? payload.bill : undefined
  return (
    <div className={styles.answer}>
      <ServiceBill
        labels={billLabels}
        head={answer.label}
        level="h2"
        aside={limit === undefined ? undefined : `${labels.limit}: ${limit}`}
        bill={bill}
        law={[{ title: labels.authority, authority, source, checkedOn: checkedOn.label }]}
        start={start && { href: start.href, label: withPrice(start.label, bill, billLabels) }}
        share={share}
      />
      <ButtonLink href={payload.chatHref} look="quiet" newTabNote={newTabNote}>
        <Icon shape={MessageCircle} />
        {labels.chat}
      </ButtonLink>
    </div>
  )
}
