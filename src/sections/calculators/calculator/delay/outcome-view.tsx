import type { Book, DueLine } from '../../../../rules/calculators/book.ts'
import { totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Closed, Outcome } from '../../../../rules/calculators/family.ts'
import { limitedBy } from '../../../../rules/calculators/growth.ts'
import type { Growth } from '../../../../rules/calculators/growth.ts'
import { fill } from '../../../../lib/fill.ts'
import { formatPaise, hasPaise } from '../../../../rules/money.ts'
import { Bill } from '../../../../ui/bill/bill.tsx'
import { LineView } from '../line-view.tsx'
import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import { Doubt, Order, UnknownView, lawOf } from '../standing.tsx'
import styles from '../outcome.module.css'
import { formatDate, readDay, writeDay } from '../../../../rules/days/civil-day.ts'
import type { KnownDay } from '../../../../rules/result.ts'
import { countOf } from '../../../../rules/say-steps.ts'

interface OutcomeViewProps {
  outcome: Outcome
  /** What later days cost. */
  growth: Growth | undefined
  /** What was missed. */
  about: string
  book: Book
  labels: Pick<CalculatorLabels, 'result' | 'bill'>
}

/** A calculator's result as a bill: the rules' working, the total, what further days add. */
export function OutcomeView({ outcome, growth, about, book, labels: { result: labels, bill } }: OutcomeViewProps) {
  const { due, done = '', lines, closed } = outcome
  const total = totalOf(outcome)
  const [only] = lines
  // The points of a column's amounts stand under each other.
  const withPaise = lines.some(({ result }) => result.kind === 'sum' && hasPaise(result.paise))
  const head = due || lines.length !== 1 || !only ? about : (book.rules[only.rule]?.title ?? about)
  return (
    <Bill
      labels={bill}
      head={head}
      aside={due && <DueDay line={due} done={done} closed={closed} labels={labels} />}
      notes={due && <DueNotes line={due} book={book} labels={labels} />}
      rows={lines.map((line) => (
        <LineView key={line.rule} line={line} withPaise={withPaise} book={book} labels={labels} />
      ))}
      total={
        total && {
          label: labels.total,
          amount: (
            <output name="total" aria-live="off">
              {formatPaise(total.paise, withPaise)}
            </output>
          ),
        }
      }
      {...lawOf([...lines, ...[closed?.bar ?? [], closed?.shut ?? [], due ?? []].flat()], book)}
    >
      {closed && <Closing closed={closed} done={done} book={book} labels={labels} />}
      {total && <After outcome={outcome} growth={growth} book={book} labels={labels} />}
    </Bill>
  )
}

/** The total in other cases, and on later days. */
function After({ outcome, growth, book, labels }: Pick<OutcomeViewProps, 'outcome' | 'growth' | 'book'> & Words) {
  const { otherwise = [] } = totalOf(outcome) ?? {}
  const limited = limitedBy(outcome).map((rule) => fill(labels.limit, { fee: book.rules[rule]?.title ?? rule }))
  const grows = growth && sayGrowth(growth, labels)
  const said = [
    ...otherwise.map(({ paise, order }) =>
      fill(order === undefined ? labels.totalIfNextOpen : labels.totalIfOrder, { paid: formatPaise(paise) }),
    ),
    ...(outcome.lines.some(({ result }) => result.kind === 'sum' && result.byOrder) ? [labels.totalNote] : []),
    [...(grows === undefined ? [] : [grows]), ...limited].join(' '),
  ]
  return said.map((text) => text !== '' && <p key={text}>{text}</p>)
}

function sayGrowth({ kind, paise, day, until }: Growth, labels: CalculatorLabels['result']): string {
  const text = kind === 'daily' && until !== undefined ? labels.dailyUntil : labels[kind]
  return fill(text, { paid: formatPaise(paise), day: formatDate(until ?? day) })
}

interface Words {
  labels: CalculatorLabels['result']
}

/** The last day by law, and apart from it the day on which the portal closes the return. */
function Closing({ closed, done, book, labels }: Words & { closed: Closed; done: string; book: Book }) {
  const { bar, shut } = closed
  const { note } = book.rules[bar.rule] ?? {}
  return (
    <>
      <output name={bar.rule} aria-live="off" className={styles.words}>
        {sayClosed(closed, labels)}
      </output>
      {bar.orders.length > 0 && <p>{labels.openByOrder}</p>}
      {shut?.result.kind === 'day' && (
        <>
          <p>
            {fill(done < shut.result.due ? labels.portalOpen : labels.portalClosed, {
              day: formatDate(shut.result.due),
            })}
          </p>
          <Doubt result={shut.result} labels={labels} />
        </>
      )}
      {note !== undefined && <p>{note}</p>}
    </>
  )
}

/** That it can no longer be filed. */
export function sayClosed({ bar }: Closed, labels: CalculatorLabels['result']): string {
  return bar.result.kind === 'day' ? fill(labels.bar, { day: formatDate(bar.result.due) }) : ''
}

interface DueProps {
  line: DueLine
  labels: CalculatorLabels['result']
}

interface Filed {
  done: string
  closed: Closed | undefined
}

/** The day on which it was due, how late it is, and whether it is closed. */
function DueDay({ line: { rule, result }, done, closed, labels }: DueProps & Filed) {
  if (result.kind === 'unknown') return <UnknownView rule={rule} result={result} labels={labels} />
  const late = (readDay(done) ?? NaN) - result.day
  const last = closed?.bar.result.kind === 'day' ? formatDate(closed.bar.result.due) : undefined
  const text = last !== undefined ? labels.closed : late > 0 ? labels.late : labels.inTime
  const day = `${result.weekday}, ${formatDate(result.due)}`
  const said = fill(text, { day, days: countOf(late, 'day'), last: last ?? '' })
  return (
    <output name={rule} aria-live="off" key={said}>
      {said}
    </output>
  )
}

/** What readers must know of the due day. It is above the sums, which depend on it. */
function DueNotes({ line, book, labels }: DueProps & { book: Book }) {
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
          {`${fill(labels.extended, { day: formatDate(writeDay(statutory)) })} ${book.extensions[extension]?.authority ?? ''}.`}
        </p>
      )}
      {line.orders.map((id) => {
        const order = book.extensions[id]
        const intro = order && fill(labels.order, { day: formatDate(order.to) })
        return order && <Order key={id} order={order} intro={intro ?? ''} labels={labels} />
      })}
      <Doubt result={result} labels={labels} />
    </div>
  )
}

/** That the day is a Sunday, or what applies if the tax office or the bank is closed on it. */
function Closed({ result: { weekday, nextOpen }, labels }: { result: KnownDay; labels: CalculatorLabels['result'] }) {
  if (nextOpen !== undefined) return <p>{fill(labels.nextOpen, { weekday, day: formatDate(writeDay(nextOpen)) })}</p>
  return weekday === 'Sunday' ? <p>{labels.sunday}</p> : null
}
