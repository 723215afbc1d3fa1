import type { ComparePayload } from '#src/pages/compare/payload.ts'
import { StatementText } from '../../../ui/list/list.tsx'
import styles from './form-table.module.css'

// As many columns as fit a phone.
const shownFirst = 2

/** Forms side by side. On a phone only the selected ones, without script. */
export function FormTable({ payload }: { payload: ComparePayload }) {
  const { columns, rows, labels: figures } = payload
  const labels = payload.page.table
  return (
    <div className={styles.body}>
      <FormPicks payload={payload} />
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

function FormPicks({ payload: { page, columns } }: { payload: ComparePayload }) {
  return (
    <fieldset className={styles.picks}>
      <legend>{page.table.pick}</legend>
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
