import type { Book, DueLine } from '../../../../rules/calculators/book.ts'
import { totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../../rules/calculators/family.ts'
import { limitedBy } from '../../../../rules/calculators/growth.ts'
import type { Growth } from '../../../../rules/calculators/growth.ts'
import { fill } from '../../../../lib/fill.ts'
import { formatPaise, hasPaise } from '../../../../rules/money.ts'
import { Bill } from '../../../../ui/bill/bill.tsx'
import { LineView } from '../line-view.tsx'
import type { CalculatorLabels } from '#generated/payloads/shared/payload/calculator-frame.ts'
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
  const { due, done, lines, bar } = outcome
  const total = totalOf(outcome)
  const [only] = lines
  // The points of a column's amounts stand under each other.
  const withPaise = lines.some(({ result }) => result.kind === 'sum' && hasPaise(result.paise))
  const head = due || lines.length !== 1 || !only ? about : (book.rules[only.rule]?.title ?? about)
  return (
    <Bill
      labels={bill}
      head={head}
      aside={due && <DueDay line={due} done={done} labels={labels} />}
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
      {...lawOf([...lines, ...[bar ?? [], due ?? []].flat()], book)}
    >
      {bar?.result.kind === 'day' && <Bar rule={bar.rule} day={bar.result.due} book={book} labels={labels} />}
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

/** The last possible day. */
function Bar({ rule, day, book, labels }: Words & { rule: string; day: string; book: Book }) {
  const { note } = book.rules[rule] ?? {}
  return (
    <>
      <output name={rule} aria-live="off" className={styles.words}>
        {fill(labels.bar, { day: formatDate(day) })}
      </output>
      {note !== undefined && <p>{note}</p>}
    </>
  )
}

interface DueProps {
  line: DueLine
  labels: CalculatorLabels['result']
}

/** The day on which it was due, and how late it is. */
function DueDay({ line: { rule, result }, done, labels }: DueProps & { done: string | undefined }) {
  if (result.kind === 'unknown') return <UnknownView rule={rule} result={result} labels={labels} />
  const late = (readDay(done ?? '') ?? result.day) - result.day
  const day = `${result.weekday}, ${formatDate(result.due)}`
  const said = late > 0 ? fill(labels.late, { day, days: countOf(late, 'day') }) : fill(labels.inTime, { day })
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
