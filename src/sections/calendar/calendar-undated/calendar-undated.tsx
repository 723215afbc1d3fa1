import { Section } from '../../../ui/section/section.tsx'
import styles from './calendar-undated.module.css'

interface CalendarUndatedProps {
  undated: readonly { title: string; why: string }[]
  labels: {
    heading: string
    text: string
    byState?: { title: string; why: string; link: { label: string; href: string } }
  }
}

/** What has no day in the calendar, and why. */
export function CalendarUndated({ undated, labels }: CalendarUndatedProps) {
  const { byState } = labels
  return (
    <Section heading={labels.heading} intro={labels.text} tone="sunk">
      <dl className={styles.undated}>
        {byState && (
          <div>
            <dt>{byState.title}</dt>
            <dd>
              {byState.why} <a href={byState.link.href}>{byState.link.label}</a>
            </dd>
          </div>
        )}
        {undated.map(({ title, why }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
