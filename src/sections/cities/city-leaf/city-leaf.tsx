import type { CityPayload } from '#src/pages/city/payload.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Leaf } from '../../../ui/leaf/leaf.tsx'
import { RegistrationWays } from '../registration-sidebar/registration-sidebar.tsx'
import styles from './city-leaf.module.css'

interface CityLeafProps {
  payload: CityPayload
}

/** The answer of the page: the limits, the price and the time. Below it the ways to begin. */
export function CityLeaf({ payload }: CityLeafProps) {
  const { labels, state, fee, bill, example } = payload
  const { glance, leaf, sidebar, time } = labels
  return (
    <aside className={styles.aside} id="register" aria-labelledby="begin">
      <Leaf
        head={
          <h2 className={styles.head} id="begin">
            {sidebar.heading}
          </h2>
        }
        aside={state.name}
      >
        <Scale payload={payload} />
        <Facts className={styles.outside} facts={[{ label: example ?? leaf.outside, value: leaf.must }]} />
        {bill.length > 0 && (
          <p className={styles.parts}>{bill.map(({ label, value }) => `${label} ${value}`).join(', ')}</p>
        )}
        <Facts
          className={styles.sums}
          facts={[
            { label: fee.heading, value: <a href={fee.href}>{fee.label}</a> },
            { label: time.label, value: typeof time.usual === 'string' ? time.usual : time.usual.text },
          ]}
        />
        <Facts className={styles.number} facts={[{ label: glance.gstCode, value: <span>{state.gstCode}</span> }]} />
      </Leaf>
      <RegistrationWays payload={payload} />
    </aside>
  )
}

/** The limits of the state on a line of turnover: one, or one for services and one for goods. */
function Scale({ payload: { labels, state } }: CityLeafProps) {
  const { glance, leaf } = labels
  const { goodsThreshold: goods, servicesThreshold: services } = state
  const limits =
    goods === services
      ? [{ label: leaf.both, value: goods }]
      : [
          { label: glance.services, value: services },
          { label: glance.goods, value: goods },
        ]
  return (
    <div className={styles.scale}>
      <p>{leaf.turnover}</p>
      <p className={styles.ends} aria-hidden="true">
        <span>{leaf.below}</span> <b>{leaf.above}</b>
      </p>
      <Facts className={styles.limits} facts={limits} />
    </div>
  )
}
