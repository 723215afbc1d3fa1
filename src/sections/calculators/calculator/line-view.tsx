import type { ReactNode } from 'react'
import { fill } from '../../../lib/fill.ts'
import { formatDate } from '../../../rules/days/civil-day.ts'
import { formatPaise } from '../../../rules/money.ts'
import type { KnownSum } from '../../../rules/result.ts'
import { saySteps } from '../../../rules/say-steps.ts'
import { BillRow } from '../../../ui/bill/bill.tsx'
import { Doubt, Order, Sourced, UnknownView } from './standing.tsx'
import type { LineViewProps, ResultLabels } from './standing.tsx'
import styles from './outcome.module.css'

/** One rule's result as a row of the bill: the sum and what is known of it, or why none. */
export function LineView({ line, title: own, note: remark, amount, withPaise, ...shared }: LineViewProps & OwnProps) {
  const { book, labels } = shared
  const { rule, result } = line
  const { title, note, pending = [] } = book.rules[rule] ?? { title: rule }
  const sum = result.kind === 'sum' && (
    <output name={rule} aria-live="off">
      {amount ?? formatPaise(result.paise, withPaise)}
    </output>
  )
  return (
    <BillRow title={own ?? title} amount={sum}>
      {result.kind === 'sum' && <Working result={result} labels={labels} />}
      {result.kind === 'unknown' && <UnknownView rule={rule} result={result} labels={labels} />}
      {remark !== undefined && <p>{remark}</p>}
      {note !== undefined && <p>{note}</p>}
      <Relieved line={line} book={book} labels={labels} />
      <Otherwise line={line} book={book} labels={labels} />
      <Doubt result={result} labels={labels} />
      {result.kind === 'sum' &&
        result.paise > 0 &&
        pending.map(({ title: key, note: text, source }) => (
          <Sourced key={key} text={text} source={source} label={labels.source} />
        ))}
    </BillRow>
  )
}

interface OwnProps {
  /** Its name, if the title of the rule does not say what it is for. */
  title?: string | undefined
  /** Remarks on the sum. */
  note?: string | undefined
  /** The sum, if it is a range. */
  amount?: ReactNode
  /** Whether it has two decimals, as another sum of its bill has. */
  withPaise?: boolean
}

/** The sum by the rule, and the order that reduced it. */
function Relieved({ line: { result }, book, labels }: LineViewProps) {
  const relief = result.kind === 'sum' ? result.relief : undefined
  const order = relief && book.extensions[relief.order]
  if (result.kind !== 'sum' || !relief || !order) return null
  const percent = order.waivedPercent ?? 0
  const intro = fill(percent === 100 ? labels.waived : labels.lowered, {
    ruled: formatPaise(relief.ruled),
    percent: String(percent),
    to: formatDate(order.to),
    paid: formatPaise(result.paise),
  })
  return <Order order={order} intro={intro} labels={labels} />
}

/** The sum if an uncertain order applies, or if the next working day counts. */
function Otherwise({ line: { otherwise = [] }, book, labels }: LineViewProps) {
  return otherwise.map(({ paise, order: id }) => {
    const order = id === undefined ? undefined : book.extensions[id]
    const paid = formatPaise(paise)
    return order ? (
      <Order key={id} order={order} intro={fill(labels.ifOrder, { paid })} labels={labels} />
    ) : (
      <p key="next-open" className={styles.order}>
        {fill(labels.ifNextOpen, { paid })}
      </p>
    )
  })
}

function Working({ result, labels }: { result: KnownSum; labels: ResultLabels }) {
  const { paise, steps, reading, others, byOrder } = result
  const [first] = steps
  // A single step that equals the sum needs no working, at most a name.
  const said = steps.length === 1 && first?.step === 'fixed' ? (first.label ?? '') : saySteps(steps)
  return (
    <>
      {said !== '' && <p key={said}>{said}</p>}
      {byOrder && paise > 0 && <p className={styles.order}>{labels.mayBeLevied}</p>}
      {reading !== undefined && others.length > 0 && <p>{`${labels.reading} ${labels.readings[reading]}.`}</p>}
      {others.map((other) => (
        <p key={other.reading} className={styles.order}>
          {`${labels.otherReading} ${labels.readings[other.reading]}: `}
          <strong>{formatPaise(other.paise)}</strong>
          {` (${saySteps(other.steps)})`}
        </p>
      ))}
    </>
  )
}
