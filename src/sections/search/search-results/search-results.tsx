import type { SearchPayload } from '#generated/payloads/search/payload.ts'
import { useLocation } from 'react-router-dom'
import type { Found } from '../../../lib/search/prepare-index.ts'
import { sayFound } from '../../../lib/search/say-found.ts'
import { askAbout } from '../../../lib/search/words/hide-numbers.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Section } from '../../../ui/section/section.tsx'
import { Fold } from '../../../ui/fold/fold.tsx'
import { Links } from '../../../ui/links/links.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './search-results.module.css'

interface SearchResultsProps {
  found: readonly Found[]
  labels: SearchPayload['page']['results']
}

/** The results of a search, the best first, each with its kind. */
export function SearchResults({ found, labels }: SearchResultsProps) {
  const words = useSearchedWords()
  const count = sayFound(found, { ...labels, none: `${labels.none} ${labels.below}` })
  return (
    <Section heading={labels.heading}>
      <p role="status" className={styles.count}>
        <span key={count}>{count}</span>
      </p>
      <ol className={styles.list}>
        {found.map(({ href, title, label, note }) => (
          <li key={href + title}>
            <a href={href}>
              {title}
              <small>{note === undefined ? label : `${label} · ${note}`}</small>
            </a>
          </li>
        ))}
      </ol>
      {found.length === 0 && (
        <a href={askAbout(labels.ask.href, words)} target="_blank" rel="noopener">
          {labels.ask.label}
        </a>
      )}
    </Section>
  )
}

/** The words in the address of a search, once JavaScript runs. */
export function useSearchedWords(): string {
  const { search } = useLocation()
  return useHydrated() ? (new URLSearchParams(search).get('q') ?? '').trim() : ''
}

/** All that the search can find, by kind. Without script the browser's own search works here. */
export function Everything({ payload: { page, groups } }: { payload: SearchPayload }) {
  return (
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
  )
}
