import type { ServicesPayload } from '#generated/payloads/services/payload.ts'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { writeServiceFilter } from '../../../lib/filter-services.ts'
import type { ServiceFilter } from '../../../lib/filter-services.ts'
import { raiseOnPhone } from '../../../lib/search/raise-on-phone.ts'
import { SearchInput } from '../../../ui/search-input/search-input.tsx'
import styles from './catalogue-filter.module.css'

interface CatalogueFilterProps {
  categories: readonly { id: string; name: string }[]
  labels: Pick<ServicesPayload['page'], 'filter' | 'count'>
  filter: ServiceFilter
  onChange: (filter: ServiceFilter) => void
  field: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  count: number
  /** Path of the page after hydration. Without it the categories are anchors in the list. */
  path: string | undefined
}

/** A field and a row of categories, which are links and so work without JavaScript. */
export function CatalogueFilter({
  categories,
  labels,
  filter,
  onChange,
  field,
  onKeyDown,
  count,
  path,
}: CatalogueFilterProps) {
  const link = (category: string | undefined, name: string) => {
    const next = { ...filter, category }
    const href = path === undefined ? `#${category ?? 'list'}` : path + writeServiceFilter(next)
    const isCurrent = filter.category === category
    return <CategoryLink href={href} name={name} isCurrent={isCurrent} onChoose={() => onChange(next)} />
  }
  return (
    <search className={styles.filter} aria-label={labels.filter.label}>
      <div className={styles.words}>
        <label htmlFor="words">{labels.filter.label}</label>
        <p className={styles.count} role="status">{`${count} ${count === 1 ? labels.count.one : labels.count.many}`}</p>
        <div className={styles.field}>
          <SearchInput
            ref={field}
            id="words"
            placeholder={labels.filter.placeholder}
            value={filter.words}
            onChange={(event) => onChange({ ...filter, words: event.target.value })}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => raiseOnPhone(target.closest('search'))}
          />
        </div>
      </div>
      <nav
        aria-label={labels.filter.categories}
        className={filter.category === undefined ? styles.unchosen : undefined}
      >
        <ul className={styles.categories}>
          <li>{link(undefined, labels.filter.all)}</li>
          {categories.map(({ id, name }) => (
            <li key={id}>{link(id, name)}</li>
          ))}
        </ul>
      </nav>
    </search>
  )
}

interface CategoryLinkProps {
  href: string
  name: string
  isCurrent: boolean
  onChoose: () => void
}

function CategoryLink({ href, name, isCurrent, onChoose }: CategoryLinkProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a className={styles.category} aria-current={isCurrent ? 'true' : undefined} onClick={choose} href={href}>
      {name}
    </a>
  )
}
