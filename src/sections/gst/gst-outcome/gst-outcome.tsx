import type { GstOutcomePayload } from '#generated/payloads/gst-outcome/payload.ts'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { ServiceBill, withPrice } from '../../../ui/service-bill/service-bill.tsx'
import ruled from '../../../ui/ruled-text/ruled-text.module.css'
import styles from './gst-outcome.module.css'

/** What to do now and its cost, what would change the answer, and a link to the questions. */
export function GstOutcome({ payload }: { payload: GstOutcomePayload }) {
  const { labels, doubts, changes, next, holds } = payload
  const { search } = useLocation()
  // A visitor who came from the questions finds the answers there again.
  const back = payload.back.href + (useHydrated() ? search : '')
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <div className={ruled.text}>
            <h2>{labels.next}</h2>
            <p>{next}</p>
          </div>
          <Answer payload={payload} />
          <div className={ruled.text}>
            {doubts.map((doubt) => (
              <p key={doubt} className={styles.doubt}>
                <b>{`${labels.doubt}: `}</b>
                {doubt}
              </p>
            ))}
            <h2>{labels.changes}</h2>
            <Points points={changes} />
            {holds.length > 0 && <h2>{labels.states}</h2>}
            {holds.map(({ label, states }) => (
              <p key={label} className={ruled.line}>
                <b>{`${label}: `}</b>
                {states}
              </p>
            ))}
            <a className={ruled.back} href={back}>
              <Icon shape={ArrowLeft} />
              {payload.back.label}
            </a>
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

function Answer({ payload }: { payload: GstOutcomePayload }) {
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
        start={{ href: start.href, label: withPrice(start.label, bill, billLabels) }}
        shared={{ title: payload.heading, address: payload.address }}
        newTabNote={newTabNote}
      />
      <ButtonLink href={payload.chatHref} look="quiet" newTabNote={newTabNote}>
        <Icon shape={MessageCircle} />
        {labels.chat}
      </ButtonLink>
    </div>
  )
}
