import type { BlogPayload } from '#src/pages/blog/payload.ts'
import { useLayoutEffect, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { findCategory } from '../../../lib/find-category.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { CategoryLabel } from '../../../ui/category/category.tsx'
import type { Category } from '../../../ui/category/category.tsx'
import styles from './article-shelf.module.css'

interface CategoryFilterProps {
  categories: readonly Category[]
  labels: BlogPayload['page']['filter']
  /** The number of all articles. */
  count: number
  /** Path of the page, to which a link adds its category. */
  path: string
}

/** A row of links that choose a category. The cards beside the island follow. */
export function CategoryFilter({ categories, labels, count: all, path }: CategoryFilterProps) {
  const isHydrated = useHydrated()
  const address = useAddress()
  const chosen = isHydrated ? findCategory(categories, address) : undefined
  const [count, setCount] = useState(all)
  useLayoutEffect(
    () => setCount(showShelf(categories.findIndex(({ id }) => id === chosen?.id) + 1)),
    [categories, chosen],
  )
  // Before hydration a link names its category by hash, which the style sheet can follow.
  const hrefOf = (id?: string) =>
    isHydrated ? `${path}${id === undefined ? '' : `?category=${id}`}` : `#${id ?? 'all'}`
  return (
    <>
      <nav aria-label={labels.label}>
        <p className={styles.label} aria-hidden="true">
          {labels.label}
        </p>
        <ul className={styles.row}>
          <li>
            <a id="all" href={hrefOf()} aria-current={chosen ? undefined : 'true'}>
              {labels.all}
            </a>
          </li>
          {categories.map((category) => (
            <li key={category.id}>
              <a
                id={category.id}
                href={hrefOf(category.id)}
                aria-current={category.id === chosen?.id ? 'true' : undefined}
              >
                <CategoryLabel category={category} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="visually-hidden" role="status">{`${chosen?.name ?? labels.all}: ${count}`}</p>
      {count === 0 && <p className={styles.empty}>{labels.empty}</p>}
    </>
  )
}

/** Shows the cards at a position of the row, or all at 0, and says how many those are. */
function showShelf(position: number): number {
  const shelf = document.getElementById('articles')
  const cards = [...(shelf?.querySelectorAll<HTMLElement>('[data-shelf]') ?? [])]
  for (const card of cards) card.hidden = position > 0 && card.dataset['shelf'] !== String(position)
  // The first card is as wide as the page only among all.
  shelf?.toggleAttribute('data-chosen', position > 0)
  return cards.filter(({ hidden }) => !hidden).length
}
