import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { ServiceBill, withPrice } from '../../../ui/service-bill/service-bill.tsx'
import styles from './gst-outcome.module.css'

interface Link {
  href: string
  label: string
}

interface GstOutcomeProps {
  labels: Record<'limit' | 'authority' | 'changes' | 'doubt' | 'next' | 'states' | 'chat', string>
  /** The answer in two or three words. */
  answer: string
  heading: string
  limit?: string | undefined
  law: { authority: string; source: string; checkedOn: { label: string } }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  holds: readonly { label: string; states: string }[]
  /** What a registration costs, where one is due. */
  cost: Pick<ComponentProps<typeof ServiceBill>, 'bill' | 'labels'>
  address: string
  links: { start: Link; chat: string; newTabNote: string; back: Link }
}

/**
 * What to do now and what it costs; then what would change the answer, and the way back to the
 * questions.
 */
export function GstOutcome(props: GstOutcomeProps) {
  const { labels, doubts, changes, next, holds, links } = props
  const { search } = useLocation()
  // Whoever came by the questions finds the answers there as they were given.
  const back = links.back.href + (useHydrated() ? search : '')
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <Answer {...props} />
          <div className={styles.text}>
            <h2>{labels.next}</h2>
            <p>{next}</p>
            {doubts.map((doubt) => (
              <p key={doubt} className={styles.doubt}>
                <b>{`${labels.doubt}: `}</b>
                {doubt}
              </p>
            ))}
            <h2>{labels.changes}</h2>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            {holds.length > 0 && <h2>{labels.states}</h2>}
            {holds.map(({ label, states }) => (
              <p key={label} className={styles.holds}>
                <b>{`${label}: `}</b>
                {states}
              </p>
            ))}
            <a className={styles.back} href={back}>
              <Icon shape={ArrowLeft} />
              {links.back.label}
            </a>
          </div>
        </div>
      </PageWidth>
    </div>
  )
}

function Answer({ labels, answer, heading, limit, law, cost, address, links }: GstOutcomeProps) {
  const { authority, source, checkedOn } = law
  const { start } = links
  return (
    <div className={styles.answer}>
      <ServiceBill
        labels={cost.labels}
        head={answer}
        level="h2"
        aside={limit === undefined ? undefined : `${labels.limit}: ${limit}`}
        bill={cost.bill}
        law={[{ title: labels.authority, authority, source, checkedOn: checkedOn.label }]}
        start={{ href: start.href, label: withPrice(start.label, cost.bill, cost.labels) }}
        shared={{ title: heading, address }}
        newTabNote={links.newTabNote}
      />
      <ButtonLink href={links.chat} look="quiet" newTabNote={links.newTabNote}>
        <Icon shape={MessageCircle} />
        {labels.chat}
      </ButtonLink>
    </div>
  )
}
