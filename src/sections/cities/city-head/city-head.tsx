import type { CityPayload } from '#src/pages/city/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './city-head.module.css'

/** The top of a city's page: the first screen of a phone shows what visitors come for. */
export function CityHead({ payload }: { payload: CityPayload }) {
  const { labels, breadcrumbs, within } = payload
  return (
    <PageWidth>
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
          <Figures payload={payload} />
          <div className={styles.start}>
            <ButtonLink href="#register">{labels.start}</ButtonLink>
          </div>
        </div>
      </div>
    </PageWidth>
  )
}

function Figures({ payload: { labels, state, fee } }: { payload: CityPayload }) {
  const { glance, time } = labels
  return (
    <Facts
      className={styles.figures}
      facts={[
        { label: glance.gstCode, value: <span>{state.gstCode}</span> },
        { label: glance.goods, value: state.goodsThreshold },
        { label: glance.services, value: state.servicesThreshold },
        { label: fee.heading, value: <a href={fee.href}>{fee.label}</a> },
        { label: time.label, value: typeof time.usual === 'string' ? time.usual : time.usual.text },
      ]}
    />
  )
}
