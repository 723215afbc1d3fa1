import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Detail } from '../../../ui/detail/detail.tsx'
import styles from './gst-outcome.module.css'

interface Link {
  href: string
  label: string
}

interface GstOutcomeProps {
  labels: Record<
    'limit' | 'authority' | 'checked' | 'source' | 'fee' | 'governmentFee' | 'changes' | 'doubt' | 'next',
    string
  > &
    Record<'states' | 'chat', string>
  limit?: string | undefined
  law: { authority: string; source: string; checkedOn: { iso: string; label: string } }
  doubts: readonly string[]
  changes: readonly string[]
  next: string
  holds: readonly { label: string; states: string }[]
  costs: { fee?: string | undefined; governmentFee: string }
  links: { start: Link; chat: string; newTabNote: string; back: Link }
}

/** What an answer rests on, what would change it, and how to begin. */
export function GstOutcome({ labels, limit, law, doubts, changes, next, holds, costs, links }: GstOutcomeProps) {
  const { search } = useLocation()
  // Whoever came by the questions finds the answers there as they were given.
  const back = links.back.href + (useHydrated() ? search : '')
  return (
    <Detail
      facts={<Facts labels={labels} limit={limit} law={law} costs={costs} />}
      start={links.start}
      chat={{ href: links.chat, label: labels.chat, newTabNote: links.newTabNote }}
      back={{ href: back, label: links.back.label }}
    >
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
    </Detail>
  )
}

function Facts({ labels, limit, law, costs }: Pick<GstOutcomeProps, 'labels' | 'limit' | 'law' | 'costs'>) {
  return (
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
    </dl>
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
