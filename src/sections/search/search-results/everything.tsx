import type { SearchPayload } from '#src/pages/search/payload.ts'
import { Fold } from '../../../ui/fold/fold.tsx'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './search-results.module.css'

/** All that the search can find, by kind. Without script the browser's own search works here. */
export function Everything({ payload: { page, groups } }: { payload: SearchPayload }) {
  return (
    <div id="everything">
      <PageWidth>
        <section className={styles.everything}>
          <h2>{page.list.heading}</h2>
          <div className={styles.withoutScript}>
            <p>{page.list.withoutScript}</p>
            <Links links={groups.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))} />
          </div>
          {groups.map(({ id, heading, links }) => (
            <Fold key={id} id={id} heading={heading} level="h3" count={links.length}>
              <Links className={styles.links} links={links.map(([href, label]) => ({ href, label }))} />
            </Fold>
          ))}
        </section>
      </PageWidth>
    </div>
  )
}
