import type { Book } from '../../../../rules/calculators/book.ts'
import { totalOf } from '../../../../rules/calculators/calculate.ts'
import type { Outcome } from '../../../../rules/calculators/family.ts'
import { limitedBy } from '../../../../rules/calculators/growth.ts'
import type { Growth } from '../../../../rules/calculators/growth.ts'
import { sayDay } from '../../../../rules/calculators/periods.ts'
import { fill } from '../../../../lib/fill.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Bill } from '../../../../ui/bill/bill.tsx'
import { LineView } from '../line-view.tsx'
import type { CalculatorLabels } from '#generated/payloads/shared/payload/calculator-frame.ts'
import { lawOf } from '../standing.tsx'
import { DueDay, DueNotes } from './due-view.tsx'
import styles from '../outcome.module.css'

interface OutcomeViewProps {
  outcome: Outcome
  /** What later days cost. */
  growth: Growth | undefined
  /** What was missed. */
  about: string
  book: Book
  labels: { result: CalculatorLabels['result']; bill: CalculatorLabels['bill'] }
}

/** A calculator's result as a bill: the rules' working, the total, what further days add. */
export function OutcomeView({ outcome, growth, about, book, labels: { result: labels, bill } }: OutcomeViewProps) {
  const { due, done, lines, bar } = outcome
  const total = totalOf(outcome)
  const [only] = lines
  const head = due || lines.length !== 1 || !only ? about : (book.rules[only.rule]?.title ?? about)
  return (
    <Bill
      labels={bill}
      head={head}
      aside={due && <DueDay line={due} done={done} labels={labels} />}
      notes={due && <DueNotes line={due} book={book} labels={labels} />}
      rows={lines.map((line) => (
        <LineView key={line.rule} line={line} book={book} labels={labels} />
      ))}
      total={
        total && {
          label: labels.total,
          amount: (
            <output name="total" aria-live="off">
              {formatPaise(total.paise)}
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
  return fill(text, { paid: formatPaise(paise), day: sayDay(until ?? day) })
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
        {fill(labels.bar, { day: sayDay(day) })}
      </output>
      {note !== undefined && <p>{note}</p>}
    </>
  )
}
