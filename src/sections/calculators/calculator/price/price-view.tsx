import { isSure, sayTotal } from '../../../../rules/estimators/estimate.ts'
import type { Price, PriceBook, PriceLine } from '../../../../rules/estimators/estimate.ts'
import { LineView } from '../line-view.tsx'
import type { ResultWords } from '../result-words.ts'
import styles from '../outcome.module.css'

export interface PriceWords {
  total: string
  from: string
  estimate: string
  nothing: string
  fee: string
  quoted: string
  onTop: string
  onTopNote: string
}

interface PriceViewProps {
  price: Price
  book: PriceBook
  /** Whether our fee is one of the lines. */
  hasFee: boolean
  labels: PriceWords
  result: ResultWords
}

/** A price as a ledger has it: the parts, what comes on top of them, and the sum under the double rule. */
export function PriceView({ price, book, hasFee, labels, result }: PriceViewProps) {
  const { lines, open, isLeast } = price
  return (
    <>
      {!hasFee && (
        <div className={styles.line}>
          <h3>{labels.fee}</h3>
          <p>{labels.quoted}</p>
        </div>
      )}
      {lines.map((line) => (
        <PartView key={`${line.rule} ${line.label ?? ''}`} {...{ line, book, labels, result }} />
      ))}
      {open.length > 0 && (
        <div className={styles.line}>
          <h3>{labels.onTop}</h3>
          <ul className={styles.open}>
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.sumLine}>
        <p>{labels.total}</p>
        <output name="total">{sayTotal(price, labels.from)}</output>
        {isLeast && <p className={styles.small}>{labels.onTopNote}</p>}
      </div>
    </>
  )
}

interface PartViewProps extends Pick<PriceViewProps, 'book' | 'labels' | 'result'> {
  line: PriceLine
}

function PartView({ line, book, labels, result }: PartViewProps) {
  const isEstimate = line.result.kind === 'sum' && !isSure(line.result)
  return (
    <LineView
      line={line}
      title={line.label}
      note={isEstimate ? labels.estimate : undefined}
      book={book}
      labels={{ ...result, notDue: labels.nothing }}
    />
  )
}
