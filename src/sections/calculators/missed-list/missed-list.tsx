import type { LatePayload } from '#src/pages/late/payload.ts'
import { Links } from '../../../ui/links/links.tsx'
import { Sources } from '../../../ui/sources/sources.tsx'
import { List } from '../../../ui/list/list.tsx'
import styles from './missed-list.module.css'

/**
 * What can be missed, under its calculator: a link opens that with the first answer given. Below it
 * what other delays cost.
 */
export function MissedList({ payload: { page, groups, figures, labels } }: { payload: LatePayload }) {
  return (
    <>
      <section className={styles.groups}>
        <h2>{page.list}</h2>
        {groups.map(({ heading, links }) => (
          <details key={heading}>
            <summary className="chevron">
              <h3>{heading}</h3> <span aria-hidden="true">{links.length}</span>
            </summary>
            <Links links={links} />
          </details>
        ))}
      </section>
      <section className={styles.more}>
        <h2>{page.more.heading}</h2>
        <List items={page.more.points} labels={labels} />
      </section>
      <Sources figures={figures} labels={labels} />
    </>
  )
}
