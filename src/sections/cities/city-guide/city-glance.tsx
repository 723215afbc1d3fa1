import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityGlanceProps {
  heading: string
  rows: readonly { label: string; value: string; href?: string }[]
}

/** What is known about the city, in a word or a number each. */
export function CityGlance({ heading, rows }: CityGlanceProps) {
  return (
    <Part heading={heading}>
      <table className={styles.glance} aria-label={heading}>
        <tbody>
          {rows.map(({ label, value, href }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{href === undefined ? value : <a href={href}>{value}</a>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
