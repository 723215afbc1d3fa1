import { fill } from '../../../../lib/fill.ts'
import type { Book, DueLine } from '../../../../rules/calculators/book.ts'
import { sayDay } from '../../../../rules/calculators/periods.ts'
import { writeDay } from '../../../../rules/days/civil-day.ts'
import type { KnownDay } from '../../../../rules/result.ts'
import type { ResultWords } from '../result-words.ts'
import { Orders, StandingView, UnknownView } from '../standing.tsx'
import styles from '../outcome.module.css'

interface DueViewProps {
  line: DueLine
  book: Book
  labels: ResultWords
}

/** The day on which it was due, from which everything is counted. */
export function DueView({ line, book, labels }: DueViewProps) {
  const { rule, result } = line
  const { title } = book.rules[rule] ?? { title: rule }
  return (
    <div className={styles.line}>
      <h3>{`${labels.due}: ${title}`}</h3>
      {result.kind === 'unknown' ? (
        <UnknownView rule={rule} result={result} labels={labels} />
      ) : (
        <>
          <output name={rule} className={styles.words}>
            {`${result.weekday}, ${sayDay(result.due)}`}
          </output>
          {result.isSunday && <p className={styles.small}>{labels.sunday}</p>}
          <Moved result={result} book={book} labels={labels} />
          <Orders line={line} book={book} intro={labels.order} labels={labels} />
          <StandingView standing={result} labels={labels} />
        </>
      )}
    </div>
  )
}

/** The order that moved the day, and from which one. */
function Moved({ result, book, labels }: { result: KnownDay; book: Book; labels: ResultWords }) {
  const { extension, statutory } = result
  const order = extension === undefined ? undefined : book.extensions[extension]
  if (!order || statutory === undefined) return null
  return (
    <p className={styles.small}>
      {`${fill(labels.extended, { day: sayDay(writeDay(statutory)) })} ${order.authority}.`}
    </p>
  )
}

/** The last day on which it could be done at all. */
export function Bar({ line, day, labels }: { line: DueLine; day: string; labels: ResultWords }) {
  return (
    <div className={styles.line}>
      <output name={line.rule} className={styles.words}>
        {fill(labels.bar, { day: sayDay(day) })}
      </output>
      {line.result.kind === 'day' && <StandingView standing={line.result} labels={labels} />}
    </div>
  )
}
