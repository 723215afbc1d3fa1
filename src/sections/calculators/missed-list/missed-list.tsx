import type { LatePayload } from '#generated/payloads/late/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import styles from './missed-list.module.css'

/** What can be missed, under its calculator: a link opens that with the first answer given. */
export function MissedList({ payload: { page, groups } }: { payload: LatePayload }) {
  return (
    <section className={styles.groups}>
      <h2 className="visually-hidden">{page.list}</h2>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <Links links={links} />
        </div>
      ))}
    </section>
  )
}
