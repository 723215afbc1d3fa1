import type { CalculatorPayload } from '#src/pages/calculator/payload.ts'
import type { RuleRow } from '#src/content/payload/calculator-frame.ts'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/section/section.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { List } from '../../../ui/list/list.tsx'
import styles from './calculator-notes.module.css'

interface CalculatorNotesProps {
  payload: Pick<CalculatorPayload, 'labels' | 'examples' | 'table' | 'notIncluded' | 'figuresAsOf'>
  /** The links to other pages. */
  children: ReactNode
}

/** Links to the other pages of the kind, and to all of them. */
export function linksToOthers({ others, allHref, labels }: Pick<CalculatorPayload, 'others' | 'allHref' | 'labels'>) {
  return [...others, { href: allHref, label: labels.more.all }]
}

/** What a sum is based on. On paper only the case and its bill remain. */
export function CalculatorNotes({ payload, children }: CalculatorNotesProps) {
  const { labels, notIncluded } = payload
  return (
    <div className={styles.notes}>
      <WorkedExamples {...payload} />
      <RuleTable {...payload} />
      <Section heading={labels.notIncluded}>
        <List items={notIncluded} />
      </Section>
      <Section heading={labels.more.heading}>{children}</Section>
    </div>
  )
}

/** Cases with their answers and results, step by step. */
function WorkedExamples({ labels, examples }: Pick<CalculatorPayload, 'labels' | 'examples'>) {
  const words = labels.examples
  return (
    <Section id="examples" heading={words.heading} intro={words.intro} tone="sunk">
      <div className={styles.examples}>
        {examples.map(({ name, href, answers, lines }) => (
          <article key={name} className={styles.example}>
            <h3>{name}</h3>
            <Facts className={styles.answers} facts={answers} />
            <dl className={styles.lines}>
              {lines.map(({ id, title, value, steps, other }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                  {steps !== undefined && <dd className={styles.steps}>{steps}</dd>}
                  {other !== undefined && <dd className={styles.steps}>{other}</dd>}
                </div>
              ))}
            </dl>
            <a href={href} data-needs-script="">
              {words.open}
            </a>
          </article>
        ))}
      </div>
    </Section>
  )
}

type RuleTableProps = Pick<CalculatorPayload, 'labels' | 'table' | 'figuresAsOf'>

/** A calculator's rules in words with their authorities: the answer without JavaScript. */
function RuleTable({ labels, table: rules, figuresAsOf }: RuleTableProps) {
  const { heading, intro, open, rule, says } = labels.table
  return (
    <Section id="rules" heading={heading} intro={`${intro} ${figuresAsOf}`}>
      <details>
        <summary className={styles.open}>{`${open} (${rules.length})`}</summary>
        <table className={styles.table} aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{rule}</th>
              <th scope="col">{says}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ id, title, rows, notes }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>
                  {rows.map((row) => (
                    <Row key={row.since} row={row} labels={labels.result} />
                  ))}
                  {notes.map((note) => (
                    <p key={note} className={styles.note}>
                      {note}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}

function Row({ row, labels }: { row: RuleRow; labels: RuleTableProps['labels']['result'] }) {
  return (
    <div className={styles.row}>
      <p className={styles.since}>{row.since}</p>
      {row.says.length > 0 && <List items={row.says} />}
      {row.doubt !== undefined && <p className={styles.doubt}>{`${labels.doubt} ${row.doubt}`}</p>}
      <p className={styles.source}>
        <a href={row.source} target="_blank" rel="noopener nofollow">
          {row.authority}
        </a>
        {`. ${labels.checked.replace('{day}', row.checked)}`}
      </p>
    </div>
  )
}
