import type { CityDates as Dates } from '#src/pages/city/payload.ts'
import { useComing } from '../../../lib/today.ts'
import styles from './city-dates.module.css'

/** The next returns of monthly filers. With JavaScript those whose day has passed are left out. */
export function CityDates({ monthly, over, all, ...listed }: Dates) {
  const { coming } = useComing(listed)
  return (
    <div className={styles.dates}>
      <p>
        <span key={coming.length}>{coming.length === 0 ? over : monthly}</span> <a href={all.href}>{all.label}</a>
      </p>
      {coming.length > 0 && (
        <ol>
          {coming.map(({ iso, day, what, remark }) => (
            <li key={iso + what}>
              <time dateTime={iso}>{day}</time>
              <span>{what}</span>
              {remark !== undefined && <small>{remark}</small>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
