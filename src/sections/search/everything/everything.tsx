import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './everything.module.css'

interface EverythingProps {
  groups: readonly { id: string; heading: string; links: readonly (readonly [href: string, label: string])[] }[]
  labels: { heading: string; jumps: string }
}

/**
 * Everything that the search can find, by kind. Without script the browser's own search works on
 * this list.
 */
export function Everything({ groups, labels }: EverythingProps) {
  return (
    <PageWidth>
      <div className={styles.everything}>
        <h2>{labels.heading}</h2>
        <nav aria-label={labels.jumps}>
          <ul className={styles.jumps}>
            {groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, heading, links }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`}>{heading}</h3>
            <ul className={styles.links}>
              {links.map(([href, label]) => (
                <li key={href + label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageWidth>
  )
}
