import { Fold } from '../../../ui/fold/fold.tsx'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './everything.module.css'

interface EverythingProps {
  groups: readonly { id: string; heading: string; links: readonly (readonly [href: string, label: string])[] }[]
  heading: string
}

/**
 * Everything that the search can find, by kind. Without script the browser's own search works on
 * this list.
 */
export function Everything({ groups, heading }: EverythingProps) {
  return (
    <PageWidth>
      <section className={styles.everything}>
        <h2>{heading}</h2>
        {groups.map(({ id, heading: kind, links }) => (
          <Fold key={id} id={id} heading={kind} level="h3" count={links.length}>
            <Links className={styles.links} links={links.map(([href, label]) => ({ href, label }))} />
          </Fold>
        ))}
      </section>
    </PageWidth>
  )
}
