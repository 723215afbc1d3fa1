import type { StatePayload } from '#src/pages/state/payload.ts'
import { formatOrdinal } from '../../../rules/format-ordinal.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './state-head.module.css'

/** The top of a state's page, with its figures beside the heading. */
export function StateHead({ payload }: { payload: StatePayload }) {
  const { labels } = payload
  const { cities } = labels
  const { length: count } = payload.cities
  return (
    <PageWidth>
      <div className={styles.head}>
        <Breadcrumbs trail={payload.breadcrumbs} />
        <div className={styles.body}>
          <div className={styles.words}>
            <h1>{labels.heading}</h1>
            <p className={styles.intro}>{labels.intro}</p>
            <div className={styles.actions}>
              <ButtonLink href="#register">{labels.start}</ButtonLink>
              {count > 0 && (
                <a className={styles.cities} href="#cities">{`${count} ${count === 1 ? cities.one : cities.many}`}</a>
              )}
            </div>
          </div>
          <Folio payload={payload} />
        </div>
      </div>
    </PageWidth>
  )
}

function Folio({ payload }: { payload: StatePayload }) {
  const labels = payload.labels.glance
  return (
    <Facts
      className={styles.folio}
      facts={[
        { label: labels.gstCode, value: payload.gstCode },
        { label: labels.goods, value: payload.goodsThreshold },
        { label: labels.services, value: payload.servicesThreshold },
        { label: labels.quarterly, value: formatOrdinal(payload.quarterlyReturnDay) },
      ]}
    />
  )
}
