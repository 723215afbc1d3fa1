import type { NearPlaces } from '#generated/payloads/city/payload.ts'
import { Part } from './part.tsx'
import { Links } from '../../../ui/links/links.tsx'
import styles from './city-guide.module.css'

/** Cities near by, grouped by the tax on goods between here and there. */
export function CityNear({ heading, groups, note }: NearPlaces) {
  return (
    <Part heading={heading}>
      {groups.map(({ text, links }) => (
        <div key={text}>
          <p>{text}</p>
          <Links className={styles.near} links={links} />
        </div>
      ))}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Part>
  )
}
