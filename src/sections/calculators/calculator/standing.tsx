import { fill } from '../../../lib/fill.ts'
import type { Book, Line } from '../../../rules/calculators/book.ts'
import { sayDay } from '../../../rules/calculators/periods.ts'
import type { Standing, Unknown } from '../../../rules/result.ts'
import type { ResultWords } from './result-words.ts'
import styles from './outcome.module.css'

export interface LineViewProps {
  line: Line
  book: Book
  labels: ResultWords
}

/** Why there is no figure. */
export function UnknownView({ rule, result, labels }: { rule: string; result: Unknown; labels: ResultWords }) {
  const words = result.why === 'missing' || result.why === 'not-due' ? labels.notDue : labels.unknown[result.why]
  return (
    <>
      <output name={rule} className={styles.words}>
        {words}
      </output>
      {result.why !== 'missing' && result.doubt !== undefined && <p className={styles.small}>{result.doubt}</p>}
    </>
  )
}

/** Orders that are mentioned and not computed with. */
export function Orders({ line, book, intro, labels }: LineViewProps & { intro: string }) {
  const orders = line.orders.flatMap((id) => book.extensions[id] ?? [])
  return orders.map(({ condition, authority, source, doubt }) => (
    <p key={authority} className={styles.order}>
      {`${intro} ${condition} ${doubt ?? ''} `}
      <a href={source} target="_blank" rel="noopener nofollow">{`${labels.source}: ${authority}`}</a>
    </p>
  ))
}

/** What law a result rests on. */
export function StandingView({ standing, labels }: { standing: Standing; labels: ResultWords }) {
  const { authority, source, checkedOn, doubt } = standing
  return (
    <>
      {doubt !== undefined && <p className={styles.order}>{`${labels.doubt} ${doubt}`}</p>}
      <p className={styles.small}>
        {`${authority}. ${fill(labels.checked, { day: sayDay(checkedOn) })} `}
        {/* Our own fee is on a page of this site. */}
        <a href={source} {...(source.startsWith('/') ? {} : { target: '_blank', rel: 'noopener nofollow' })}>
          {labels.source}
        </a>
      </p>
    </>
  )
}
