import type { Book } from '../../../rules/calculators/book.ts'
import { totalOf } from '../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../rules/calculators/family.ts'
import { formatPaise } from '../../../rules/money.ts'
import type { KnownSum } from '../../../rules/result.ts'
import { saySteps } from '../../../rules/say-steps.ts'
import { Bar, DueView } from './due-view.tsx'
import type { ResultWords } from './result-words.ts'
import { Orders, StandingView, UnknownView } from './standing.tsx'
import type { LineViewProps } from './standing.tsx'
import styles from './outcome.module.css'

interface OutcomeViewProps {
  outcome: Outcome
  book: Book
  labels: ResultWords
}

/** What a calculator found, answer first: what is owed in all, then each rule with its arithmetic, its authority and its doubt. */
export function OutcomeView({ outcome, book, labels }: OutcomeViewProps) {
  const { due, lines, bar } = outcome
  const total = totalOf(outcome)
  const day = due && <DueView line={due} book={book} labels={labels} />
  // Every sum that is counted from a day with a doubt stands below that doubt.
  const isDoubted = due?.result.kind === 'day' && due.result.doubt !== undefined
  const mayCome = lines.some(({ result }) => result.kind === 'sum' && result.byOrder)
  return (
    <>
      {bar?.result.kind === 'day' && <Bar line={bar} day={bar.result.due} labels={labels} />}
      {total !== undefined && (
        <div className={styles.total}>
          <p>{labels.total}</p>
          <output name="total">{formatPaise(total)}</output>
          {mayCome && <p className={styles.small}>{labels.totalNote}</p>}
        </div>
      )}
      {isDoubted && day}
      {lines.map((line) => (
        <LineView key={line.rule} line={line} book={book} labels={labels} />
      ))}
      {!isDoubted && day}
    </>
  )
}

function LineView({ line, book, labels }: LineViewProps) {
  const { rule, result } = line
  const { title, note } = book.rules[rule] ?? { title: rule }
  return (
    <div className={styles.line}>
      <h3>{title}</h3>
      {result.kind === 'sum' && <SumView rule={rule} result={result} labels={labels} />}
      {result.kind === 'unknown' && <UnknownView rule={rule} result={result} labels={labels} />}
      {note !== undefined && <p className={styles.small}>{note}</p>}
      <Orders line={line} book={book} intro={labels.waiver} labels={labels} />
      {result.kind !== 'unknown' && <StandingView standing={result} labels={labels} />}
    </div>
  )
}

function SumView({ rule, result, labels }: { rule: string; result: KnownSum; labels: ResultWords }) {
  const { paise, steps, reading, others, byOrder } = result
  return (
    <>
      <output name={rule} className={styles.sum}>
        {formatPaise(paise)}
      </output>
      {steps.length > 0 && <p className={styles.steps}>{saySteps(steps)}</p>}
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
