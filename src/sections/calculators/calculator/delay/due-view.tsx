import { fill } from '../../../../lib/fill.ts'
import type { Book, DueLine } from '../../../../rules/calculators/book.ts'
import { sayDay } from '../../../../rules/calculators/periods.ts'
import { readDay, writeDay } from '../../../../rules/days/civil-day.ts'
import type { KnownDay } from '../../../../rules/result.ts'
import { countOf } from '../../../../rules/say-steps.ts'
import type { CalculatorLabels } from '#generated/payloads/shared/payload/calculator-frame.ts'
import { Doubt, Order, UnknownView } from '../standing.tsx'
import styles from '../outcome.module.css'

interface DueProps {
  line: DueLine
  labels: CalculatorLabels['result']
}

/** The day on which it was due, and how late it is. */
export function DueDay({ line: { rule, result }, done, labels }: DueProps & { done: string | undefined }) {
  if (result.kind === 'unknown') return <UnknownView rule={rule} result={result} labels={labels} />
  const late = (readDay(done ?? '') ?? result.day) - result.day
  const day = `${result.weekday}, ${sayDay(result.due)}`
  const said = late > 0 ? fill(labels.late, { day, days: countOf(late, 'day') }) : fill(labels.inTime, { day })
  return (
    <output name={rule} aria-live="off" key={said}>
      {said}
    </output>
  )
}

/** What readers must know of the due day. It is above the sums, which depend on it. */
export function DueNotes({ line, book, labels }: DueProps & { book: Book }) {
  const { result } = line
  if (result.kind === 'unknown') return null
  const { weekday, nextOpen, extension, statutory, doubt } = result
  const isPlain = nextOpen === undefined && weekday !== 'Sunday' && statutory === undefined && doubt === undefined
  if (isPlain && line.orders.length === 0) return null
  return (
    <div className={styles.notes}>
      <Closed result={result} labels={labels} />
      {extension !== undefined && statutory !== undefined && (
        <p>
          {`${fill(labels.extended, { day: sayDay(writeDay(statutory)) })} ${book.extensions[extension]?.authority ?? ''}.`}
        </p>
      )}
      {line.orders.map((id) => {
        const order = book.extensions[id]
        const intro = order && fill(labels.order, { day: sayDay(order.to) })
        return order && <Order key={id} order={order} intro={intro ?? ''} labels={labels} />
      })}
      <Doubt result={result} labels={labels} />
    </div>
  )
}

/** That the day is a Sunday, or what applies if the tax office or the bank is closed on it. */
function Closed({ result: { weekday, nextOpen }, labels }: { result: KnownDay; labels: CalculatorLabels['result'] }) {
  if (nextOpen !== undefined) return <p>{fill(labels.nextOpen, { weekday, day: sayDay(writeDay(nextOpen)) })}</p>
  return weekday === 'Sunday' ? <p>{labels.sunday}</p> : null
}
