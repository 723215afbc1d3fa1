import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, MessageCircle } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './gst-outcome.module.css'

interface Link {
  href: string
  label: string
}

interface GstOutcomeProps {
  labels: Record<
    'limit' | 'authority' | 'checked' | 'source' | 'fee' | 'governmentFee' | 'time' | 'changes' | 'doubt' | 'next',
    string
  > &
    Record<'states' | 'chat', string>
  limit?: string | undefined
  law: { authority: string; source: string; checkedOn: { iso: string; label: string } }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  holds: readonly { label: string; states: string }[]
  costs: { fee?: string | undefined; governmentFee: string; time?: string | undefined }
  links: { start: Link; chat: string; newTabNote: string; back: Link }
}

/** What an answer rests on, what would change it, and how to begin. */
export function GstOutcome({ labels, limit, law, doubts, changes, next, holds, costs, links }: GstOutcomeProps) {
  const { search } = useLocation()
  // Whoever came by the questions finds the answers there as they were given.
  const back = links.back.href + (useHydrated() ? search : '')
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          <aside className={styles.side}>
            <dl className={styles.facts}>
              {limit !== undefined && (
                <Fact label={labels.limit} isLarge>
                  {limit}
                </Fact>
              )}
              <Fact label={labels.authority}>
                {law.authority}{' '}
                <a href={law.source} target="_blank" rel="noopener nofollow">
                  {labels.source}
                </a>
              </Fact>
              <Fact label={labels.checked}>
                <time dateTime={law.checkedOn.iso}>{law.checkedOn.label}</time>
              </Fact>
              {costs.fee !== undefined && <Fact label={labels.fee}>{costs.fee}</Fact>}
              <Fact label={labels.governmentFee}>{costs.governmentFee}</Fact>
              {costs.time !== undefined && <Fact label={labels.time}>{costs.time}</Fact>}
            </dl>
            <div className={styles.actions}>
              <ButtonLink href={links.start.href}>{links.start.label}</ButtonLink>
              <ButtonLink href={links.chat} look="secondary" newTabNote={links.newTabNote}>
                <Icon shape={MessageCircle} />
                {labels.chat}
              </ButtonLink>
            </div>
          </aside>
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

interface FactProps {
  label: string
  isLarge?: boolean
  children: ReactNode
}

function Fact({ label, isLarge = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isLarge ? styles.large : undefined}>{children}</dd>
    </div>
  )
}
