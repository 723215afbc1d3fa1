import type { FigureLabels } from '../../../ui/correction/correction.tsx'
import { StatementText } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import styles from './form-table.module.css'

interface FormTableProps {
  labels: { pick: string; first: string }
  columns: readonly { name: string; href: string }[]
  rows: readonly { label: string; cells: readonly Statement[] }[]
  figures: FigureLabels
}

// So many columns fit a phone.
const shownFirst = 2

/** Forms side by side. On a phone those that are ticked, which needs no script; elsewhere all of them. */
export function FormTable({ labels, columns, rows, figures }: FormTableProps) {
  return (
    <div className={styles.body}>
      <fieldset className={styles.picks}>
        <legend>{labels.pick}</legend>
        {columns.map(({ name, href }, index) => (
          <label key={href} className={styles.pick}>
            <input type="checkbox" defaultChecked={index < shownFirst} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {/* Rows are no table rows on a phone, so that the roles are said. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.corner}>
              {labels.first}
            </th>
            {columns.map(({ name, href }) => (
              <th key={href} role="columnheader" scope="col">
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ label, cells }) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={index} role="cell">
                  <StatementText statement={cell} labels={figures} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
