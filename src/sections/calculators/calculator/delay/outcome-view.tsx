import type { Book } from '../../../../rules/calculators/book.ts'
import { totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../../rules/calculators/family.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Bar, DueView } from './due-view.tsx'
import { LineView } from '../line-view.tsx'
import type { ResultWords } from '../result-words.ts'
import styles from '../outcome.module.css'

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
  // Every sum that is counted from a day with a doubt comes below that doubt.
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
