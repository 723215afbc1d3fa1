import type { StatePayload } from '#generated/payloads/state/payload.ts'
import { formatOrdinal } from '../../../rules/format-ordinal.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './state-head.module.css'

interface StateHeadProps {
  state: StatePayload
  /** Where the start button and the number of cities jump to. */
  startHref: string
  citiesHref: string
}

/** The top of a state's page, with its figures beside the heading. */
export function StateHead({ state, startHref, citiesHref }: StateHeadProps) {
  const { labels } = state
  const { cities } = labels
  const { length: count } = state.cities
  return (
    <PageWidth>
      <div className={styles.head}>
        <Breadcrumbs trail={state.breadcrumbs} />
        <div className={styles.body}>
          <div className={styles.words}>
            <h1>{labels.heading}</h1>
            <p className={styles.intro}>{labels.intro}</p>
            <div className={styles.actions}>
              <ButtonLink href={startHref}>{labels.start}</ButtonLink>
              {count > 0 && (
                <a
                  className={styles.cities}
                  href={citiesHref}
                >{`${count} ${count === 1 ? cities.one : cities.many}`}</a>
              )}
            </div>
          </div>
          <Folio state={state} />
        </div>
      </div>
    </PageWidth>
  )
}

function Folio({ state }: Pick<StateHeadProps, 'state'>) {
  const labels = state.labels.glance
  const lines = [
    [labels.goods, state.goodsThreshold],
    [labels.services, state.servicesThreshold],
    [labels.quarterly, formatOrdinal(state.quarterlyReturnDay)],
  ] as const
  return (
    <dl className={styles.folio}>
      <div className={styles.code}>
        <dt>{labels.gstCode}</dt>
        <dd>{state.gstCode}</dd>
      </div>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
