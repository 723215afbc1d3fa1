import { formatPaise } from '../../../rules/money.ts'
import type { KnownSum } from '../../../rules/result.ts'
import { saySteps } from '../../../rules/say-steps.ts'
import type { ResultWords } from './result-words.ts'
import { Orders, StandingView, UnknownView } from './standing.tsx'
import type { LineViewProps } from './standing.tsx'
import styles from './outcome.module.css'

/** What one rule says: the sum with its arithmetic, its authority and its doubt, or why there is none. */
export function LineView({ line, title: own, note: remark, book, labels }: LineViewProps & TitleProps) {
  const { rule, result } = line
  const { title, note } = book.rules[rule] ?? { title: rule }
  return (
    <div className={styles.line}>
      <h3>{own ?? title}</h3>
      {result.kind === 'sum' && <SumView rule={rule} result={result} labels={labels} />}
      {result.kind === 'unknown' && <UnknownView rule={rule} result={result} labels={labels} />}
      {remark !== undefined && <p className={styles.order}>{remark}</p>}
      {note !== undefined && <p className={styles.small}>{note}</p>}
      <Orders line={line} book={book} intro={labels.waiver} labels={labels} />
      {result.kind !== 'unknown' && <StandingView standing={result} labels={labels} />}
    </div>
  )
}

interface TitleProps {
  /** Its heading, where the title of the rule does not say what it is for. */
  title?: string | undefined
  /** What else is said of the sum. */
  note?: string | undefined
}

function SumView({ rule, result, labels }: { rule: string; result: KnownSum; labels: ResultWords }) {
  const { paise, steps, reading, others, byOrder } = result
  const said = saySteps(steps)
  return (
    <>
      <output name={rule} className={styles.sum}>
        {formatPaise(paise)}
      </output>
      {/* A single step that is the sum itself tells nothing more. */}
      {said !== '' && said !== formatPaise(paise) && <p className={styles.steps}>{said}</p>}
      {byOrder && paise > 0 && <p className={styles.order}>{labels.mayBeLevied}</p>}
      {reading !== undefined && others.length > 0 && (
        <p className={styles.small}>{`${labels.reading} ${labels.readings[reading]}.`}</p>
      )}
      {others.map((other) => (
        <p key={other.reading} className={styles.other}>
          {`${labels.otherReading} ${labels.readings[other.reading]}: `}
          <strong>{formatPaise(other.paise)}</strong>
          {` (${saySteps(other.steps)})`}
        </p>
      ))}
    </>
  )
}
