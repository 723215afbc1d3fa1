import type { SearchPayload } from '#src/pages/search/payload.ts'
import { useLayoutEffect } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { fillSearchField } from '../../../lib/search/fill-search-field.ts'
import { sayFound } from '../../../lib/search/say-found.ts'
import { askAbout } from '../../../lib/search/words/hide-numbers.ts'
import { useSearch } from '../../../lib/search/use-search.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Section } from '../../../ui/section/section.tsx'
import styles from './search-results.module.css'

/** The results for the words in the address, the best first, each with its kind. */
export function SearchResults({ labels }: { labels: SearchPayload['page']['results'] }) {
  const { search } = useAddress()
  const words = useHydrated() ? (new URLSearchParams(search).get('q') ?? '').trim() : ''
  const found = useSearch(words)
  const isFound = found !== undefined && found !== null && found.length > 0
  // Without results, or without the index, everything stays listed.
  useLayoutEffect(() => {
    const everything = document.getElementById('everything')
    if (everything) everything.hidden = isFound
  }, [isFound])
  useLayoutEffect(() => fillSearchField(words), [words])
  if (!found) return null
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
