import type { StatePayload } from '#src/pages/state/payload.ts'
import type { ReactNode } from 'react'
import { Links } from '../../../ui/links/links.tsx'
import { List } from '../../../ui/list/list.tsx'
import { HeadedTable, More, Part } from '../city-guide/part.tsx'
import styles from './state-guide.module.css'

interface StateGuideProps {
  payload: StatePayload
}

/** The turnover above which a business registers here, and what requires it at any turnover. */
export function StateLimits({ payload: { labels: words, limits, always, gstCheck, anchors } }: StateGuideProps) {
  const labels = words.limits
  return (
    <Part id={anchors.limits} heading={labels.heading}>
      <HeadedTable className={styles.limits} name={labels.heading} heads={[labels.what, labels.limit]}>
        {limits.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </HeadedTable>
      <p>{labels.text}</p>
      {always.length > 0 && (
        <>
          <details className={styles.fold}>
            <summary className="chevron">
              <h3>{labels.always}</h3> <span aria-hidden="true">{always.length}</span>
            </summary>
            <Links className={styles.always} links={always} />
          </details>
        </>
      )}
      <More {...gstCheck} />
    </Part>
  )
}

/** What a registered business files, and by when. */
export function StateReturns({ payload: { labels, returns, anchors } }: StateGuideProps) {
  const { returnFiling, figures } = labels
  return (
    <Part id={anchors.returns} heading={returnFiling.heading}>
      <List items={returnFiling.points} labels={figures} />
      <p>{returns}</p>
    </Part>
  )
}

/** What GST asks of the trades of a state, folded: the page of a city links to one of them. */
export function StateTrades({ payload: { labels, trades }, field }: StateGuideProps & { field: ReactNode }) {
  return (
    <Part heading={labels.trades.heading}>
      {field}
      <details className={styles.fold} data-trades="">
        <summary className="chevron">
          <span>{labels.trades.all}</span> <span aria-hidden="true">{trades.length}</span>
        </summary>
        <div className={styles.trades}>
          {trades.map(({ anchor, name, people, gst }) => (
            <details key={anchor} id={anchor}>
              <summary>{name}</summary>
              <p className={styles.people}>{people}</p>
              <p>{gst}</p>
            </details>
          ))}
        </div>
      </details>
    </Part>
  )
}

/** The latest changes, the state's own first, each with its day and source. */
export function StateChanges({ payload: { labels, changes } }: StateGuideProps) {
  return (
    <Part heading={labels.changes.heading}>
      <ul className={styles.changes}>
        {changes.map(({ id, day, text, source }) => (
          <li key={id}>
            <b>{`${labels.changes.since} ${day}`}</b>
            <p>{text}</p>
            <a href={source.href} target="_blank" rel="noopener nofollow">
              {source.label}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
