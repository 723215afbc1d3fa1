import type { CityPayload } from '#src/pages/city/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import styles from './city-head.module.css'

/** The top of a city's page. */
export function CityHead({ payload: { labels, breadcrumbs, within } }: { payload: CityPayload }) {
  return (
    <div className={styles.head}>
      <Breadcrumbs trail={breadcrumbs} />
      <div className={styles.body}>
        <h1>{labels.heading}</h1>
        <p className={styles.intro}>{labels.intro}</p>
        {within && (
          <p>
            {labels.within} <a href={within.href}>{within.label}</a>
          </p>
        )}
        <div className={styles.start}>
          <ButtonLink href="#register">{labels.start}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
