import { fill } from '../../../../lib/fill.ts'
import { isEstimate, leftOut, sayTotal } from '../../../../rules/estimators/estimate.ts'
import type { Price, PriceBook, PriceLine } from '../../../../rules/estimators/estimate.ts'
import { formatPaise } from '../../../../rules/money.ts'
import { Bill, BillRow } from '../../../../ui/bill/bill.tsx'
import { List } from '../../../../ui/list/list.tsx'
import { LineView } from '../line-view.tsx'
import type { EstimatorPayload } from '#src/pages/estimator/payload.ts'
import { lawOf } from '../standing.tsx'
import styles from '../outcome.module.css'

interface PriceViewProps {
  price: Price
  book: PriceBook
  /** What is paid for. */
  about: string
  /** Whether our fee is one of the lines. */
  hasFee: boolean
  labels: EstimatorPayload['labels']
}

/** A price as a bill: the parts, the sum under the double rule, and what is added to it. */
export function PriceView({ price, book, about, hasFee, labels: { price: labels, result, bill } }: PriceViewProps) {
  const { lines, open } = price
  const missing = leftOut(price, book)
  const total = sayTotal(price, labels)
  return (
    <Bill
      labels={bill}
      head={about}
      aside={total === labels.none ? undefined : <b key={total}>{`${labels.total}: ${total}`}</b>}
      rows={[
        ...(hasFee
          ? []
          : [
              <BillRow key="fee" title={labels.fee} amount={null}>
                {labels.quoted}
              </BillRow>,
            ]),
        ...lines.map((line) => (
          <PartView key={`${line.rule} ${line.label ?? ''}`} {...{ line, book, labels, result }} />
        )),
      ]}
      total={{
        label: labels.total,
        amount: (
          <output name="total" aria-live="off" className={total === labels.none ? styles.none : undefined}>
            {total}
          </output>
        ),
      }}
      {...lawOf(lines, book)}
    >
      {missing.length > 0 && <p key="missing">{`${labels.leftOut} ${missing.join('; ')}.`}</p>}
      {open.length > 0 && (
        <div key="open">
          <b>{labels.onTop}</b>
          <List items={open} />
        </div>
      )}
    </Bill>
  )
}

interface PartViewProps {
  line: PriceLine
  book: PriceBook
  labels: EstimatorPayload['labels']['price']
  result: EstimatorPayload['labels']['result']
}

function PartView({ line, book, labels, result }: PartViewProps) {
  const { most, paise } = { most: undefined, paise: 0, ...line.result }
  const ends = most && { from: formatPaise(paise), to: formatPaise(most.paise) }
  // Its doubt says that it is an estimate, if it has one.
  const isMarked = isEstimate(line.result) && !('doubt' in line.result)
  const note = ends ? fill(labels.tables, ends) : isMarked ? labels.estimate : undefined
  return (
    <LineView
      line={line}
      title={line.label}
      note={note}
      amount={ends && `${ends.from} ${labels.to} ${ends.to}`}
      book={book}
      labels={{ ...result, notDue: labels.nothing }}
    />
  )
}
