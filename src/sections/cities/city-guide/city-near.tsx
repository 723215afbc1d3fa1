import { Part } from './part.tsx'
import styles from './city-guide.module.css'

interface CityNearProps {
  heading: string
  groups: readonly { text: string; links: readonly { href: string; label: string; note?: string }[] }[]
  note?: string
}

/** Cities near by, under the tax that goods between here and there bear. */
export function CityNear({ heading, groups, note }: CityNearProps) {
  return (
    <Part heading={heading}>
      {groups.map(({ text, links }) => (
        <div key={text}>
          <p>{text}</p>
          <ul className={styles.near}>
            {links.map(({ href, label, note }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {note !== undefined && <small>{note}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Part>
  )
}
