import styles from './check-limits.module.css'

interface CheckLimitsProps {
  limits: readonly {
    label: string
    rows: readonly {
      limit: string
      states: string
      upTo: { href: string; label: string }
      above: { href: string; label: string }
    }[]
  }[]
  labels: Record<'heading' | 'intro' | 'upTo' | 'above', string>
}

/** The limits of turnover with their states, and the outcome on both sides of each. */
export function CheckLimits({ limits, labels }: CheckLimitsProps) {
  return (
    <div id="limits" className={styles.groups}>
      <h2>{labels.heading}</h2>
      <p>{labels.intro}</p>
      {limits.map(({ label, rows }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul>
            {rows.map(({ limit, states, upTo, above }) => (
              <li key={limit}>
                <b>{limit}</b>
                <span>{states}</span>
                <span className={styles.sides}>
                  <a href={upTo.href}>{`${labels.upTo}: ${upTo.label}`}</a>
                  <a href={above.href}>{`${labels.above}: ${above.label}`}</a>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
