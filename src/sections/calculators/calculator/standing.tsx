import type { Book, Line } from '../../../rules/calculators/book.ts'
import { formatDate } from '../../../rules/days/civil-day.ts'
import type { Result, Unknown } from '../../../rules/result.ts'
import type { Extension } from '../../../rules/rule.ts'
import type { Law } from '../../../ui/bill/bill.tsx'
import type { CalculatorLabels } from '#src/content/payload/calculator-frame.ts'
import styles from './outcome.module.css'

export type ResultLabels = CalculatorLabels['result']

export interface LineViewProps {
  line: Line
  book: Book
  labels: ResultLabels
}

/** Why there is no figure. */
export function UnknownView({ rule, result, labels }: { rule: string; result: Unknown; labels: ResultLabels }) {
  const words = result.why === 'not-due' ? labels.notDue : labels.unknown[result.why]
  return (
    <>
      <output name={rule} aria-live="off" className={styles.words}>
        {words}
      </output>
      {result.why !== 'missing' && result.doubt !== undefined && <p>{result.doubt}</p>}
    </>
  )
}

interface OrderProps {
  order: Extension
  /** What it does here. */
  intro: string
  labels: ResultLabels
}

/** An order that moved a day or waived a fee, or may have. */
export function Order({ order: { condition, authority, source, doubt }, intro, labels }: OrderProps) {
  const text = `${intro} ${condition}${doubt === undefined ? '' : ` ${doubt}`}`
  return <Sourced text={text} source={source} label={`${labels.source}: ${authority}`} />
}

/** A remark and its source. */
export function Sourced({ text, source, label }: { text: string; source: string; label: string }) {
  return (
    <p className={styles.order}>
      {`${text} `}
      <a href={source} target="_blank" rel="noopener nofollow">
        {label}
      </a>
    </p>
  )
}

/** The doubt of a result. It is shown wherever the figure is. */
export function Doubt({ result, labels }: { result: Result; labels: ResultLabels }) {
  if (result.kind === 'unknown' || result.doubt === undefined) return null
  return <p className={styles.order}>{`${labels.doubt} ${result.doubt}`}</p>
}

/** The law behind some results, and the day of the oldest check. */
export function lawOf(lines: readonly (Line & { label?: string })[], { rules }: Pick<Book, 'rules'>) {
  const known = lines.flatMap(({ rule, label, result }) =>
    result.kind === 'unknown' ? [] : [{ ...result, title: label ?? rules[rule]?.title ?? rule }],
  )
  const [oldest] = known.map(({ checkedOn }) => checkedOn).sort()
  const law = known.map(({ title, authority, source, checkedOn }): Law => {
    return { title, authority, source, checkedOn: formatDate(checkedOn) }
  })
  return { law, checkedOn: oldest === undefined ? undefined : formatDate(oldest) }
}
