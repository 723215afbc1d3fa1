import type { CalculatorPayload, RuleRow } from '#generated/payloads/calculator/payload.ts'
import { Points } from '../../../ui/points/points.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './rule-table.module.css'

type RuleTableProps = Pick<CalculatorPayload, 'labels' | 'table' | 'figuresAsOf'>

/** A calculator's rules in words with their authorities: the answer without JavaScript. */
export function RuleTable({ labels, table: rules, figuresAsOf }: RuleTableProps) {
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
      {row.says.length > 0 && <Points points={row.says} />}
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
