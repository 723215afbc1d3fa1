import { fill } from '../../../lib/fill.ts'
import type { Book, DueLine, Line } from '../../../rules/calculators/book.ts'
import { totalOf } from '../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../rules/calculators/family.ts'
import { sayDay } from '../../../rules/calculators/periods.ts'
import { writeDay } from '../../../rules/civil-day.ts'
import { formatPaise } from '../../../rules/money.ts'
import type { KnownSum, Reading, Standing, Unknown } from '../../../rules/result.ts'
import { saySteps } from '../../../rules/say-steps.ts'
import styles from './outcome.module.css'

type Reason = 'no-row' | 'ended' | 'unsettled' | 'no-slab'

export interface ResultWords {
  due: string
  sunday: string
  extended: string
  notDue: string
  bar: string
  mayBeLevied: string
  reading: string
  otherReading: string
  readings: Record<Reading, string>
  total: string
  totalNote: string
  unknown: Record<Reason, string>
  doubt: string
  waiver: string
  order: string
  source: string
  checked: string
}

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

function Bar({ line, day, labels }: { line: DueLine; day: string; labels: ResultWords }) {
  return (
    <div className={styles.line}>
      <output name={line.rule} className={styles.words}>
        {fill(labels.bar, { day: sayDay(day) })}
      </output>
      {line.result.kind === 'day' && <StandingView standing={line.result} labels={labels} />}
    </div>
  )
}

interface LineViewProps {
  line: Line
  book: Book
  labels: ResultWords
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
      <p className={styles.steps}>{saySteps(steps)}</p>
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

function UnknownView({ rule, result, labels }: { rule: string; result: Unknown; labels: ResultWords }) {
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

function DueView({ line, book, labels }: { line: DueLine; book: Book; labels: ResultWords }) {
  const { rule, result } = line
  const { title } = book.rules[rule] ?? { title: rule }
  const order = result.kind === 'day' && result.extension !== undefined ? book.extensions[result.extension] : undefined
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
          {order && result.statutory !== undefined && (
            <p className={styles.small}>
              {`${fill(labels.extended, { day: sayDay(writeDay(result.statutory)) })} ${order.authority}.`}
            </p>
          )}
          <Orders line={line} book={book} intro={labels.order} labels={labels} />
          <StandingView standing={result} labels={labels} />
        </>
      )}
    </div>
  )
}

/** Orders that are told and not computed with. */
function Orders({ line, book, intro, labels }: LineViewProps & { intro: string }) {
  const orders = line.orders.flatMap((id) => book.extensions[id] ?? [])
  return orders.map(({ condition, authority, source, doubt }) => (
    <p key={authority} className={styles.order}>
      {`${intro} ${condition} ${doubt ?? ''} `}
      <a href={source} target="_blank" rel="noopener nofollow">{`${labels.source}: ${authority}`}</a>
    </p>
  ))
}

/** Where a result stands in the law. */
function StandingView({ standing, labels }: { standing: Standing; labels: ResultWords }) {
  const { authority, source, checkedOn, doubt } = standing
  return (
    <>
      {doubt !== undefined && <p className={styles.order}>{`${labels.doubt} ${doubt}`}</p>}
      <p className={styles.small}>
        {`${authority}. ${fill(labels.checked, { day: sayDay(checkedOn) })} `}
        <a href={source} target="_blank" rel="noopener nofollow">
          {labels.source}
        </a>
      </p>
    </>
  )
}
