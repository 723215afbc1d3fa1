import type { FigureLabels } from '#generated/payloads/shared/payload/shown.ts'
import { StatementText } from '../../../ui/statement-list/statement-list.tsx'
import type { Statement } from '../../../ui/statement-list/statement-list.tsx'
import styles from './form-table.module.css'

interface FormTableProps {
  labels: { heading: string; pick: string; first: string }
  columns: readonly { name: string; href: string }[]
  rows: readonly { label: string; cells: readonly Statement[] }[]
  figures: FigureLabels
}

// As many columns as fit a phone.
const shownFirst = 2

/** Forms side by side. On a phone only the selected ones, without script. */
export function FormTable({ labels, columns, rows, figures }: FormTableProps) {
  return (
    <div className={styles.body}>
      <FormPicks labels={labels} columns={columns} />
      <table className={styles.table}>
        <caption className="visually-hidden">{labels.heading}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {labels.first}
            </th>
            {columns.map(({ name, href }) => (
              <th key={href} scope="col">
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>
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

function FormPicks({ labels, columns }: Pick<FormTableProps, 'labels' | 'columns'>) {
  return (
    <fieldset className={styles.picks}>
      <legend>{labels.pick}</legend>
      {columns.map(({ name, href }, index) => (
        <label key={href} className={styles.pick}>
          {/* The browser and keep-typed.ts restore the selection by this name. */}
          <input type="checkbox" name={`form-${index + 1}`} defaultChecked={index < shownFirst} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
