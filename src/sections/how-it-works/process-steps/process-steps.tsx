import type { HowItWorksPayload } from '#src/pages/how-it-works/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Seal } from '../../../ui/seal/seal.tsx'
import { Figures } from '../../../ui/figures/figures.tsx'
import { Section } from '../../../ui/section/section.tsx'
import styles from './process-steps.module.css'

/** The steps of a job with their times. A step without an icon has the seal of a filed paper. */
export function ProcessSteps({ steps, timeLabel }: Pick<HowItWorksPayload['page'], 'steps' | 'timeLabel'>) {
  return (
    <PageWidth>
      <ol className={styles.steps}>
        {steps.map(({ title, time, text, details, icon }) => (
          <li key={title} className={styles.step} data-reveal="0.2">
            <div className={styles.what}>
              <h2>{title}</h2>
              <p className={styles.time}>
                {timeLabel}: <b>{time}</b>
              </p>
              <p className={styles.text}>{text}</p>
            </div>
            <List items={details} className={styles.details} />
            {icon ? (
              <div className={styles.icon}>
                <Icon shape={icon} size="large" />
              </div>
            ) : (
              <div className={styles.seal}>
                <Seal />
              </div>
            )}
          </li>
        ))}
      </ol>
    </PageWidth>
  )
}

/** The firm's counts, with the note on them below. */
export function StatedFigures({ stats, claims }: Pick<HowItWorksPayload['page'], 'stats' | 'claims'>) {
  if (stats.figures.length === 0) return null
  return (
    <Section heading={stats.heading}>
      <Figures figures={stats.figures} />
      <h3 className={styles.heading}>{claims.heading}</h3>
      <p className={styles.claims}>{claims.text}</p>
      {claims.unconfirmed !== undefined && <p className={styles.claims}>{claims.unconfirmed}</p>}
    </Section>
  )
}
