import type { ServicesPayload } from '#src/pages/services/payload.ts'
import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useKeptChoice } from '../../../forms/use-kept-choice.ts'
import { filterServices, readServiceFilter, writeServiceFilter } from '../../../lib/filter-services.ts'
import type { ServiceFilter } from '../../../lib/filter-services.ts'
import { openFound } from '../../../lib/search/open-found.ts'
import { raiseOnPhone } from '../../../lib/search/raise-on-phone.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { SearchInput } from '../../../ui/search-input/search-input.tsx'
import { narrowList, overviewOf } from './narrow-list.ts'
import styles from './catalogue-filter.module.css'

interface CatalogueFilterProps {
  /** Each category with its services and the words that people type for them. */
  groups: readonly Pick<ServicesPayload['groups'][number], 'id' | 'name' | 'services'>[]
  labels: Pick<ServicesPayload['page'], 'filter' | 'count' | 'empty'>
  /** Path of the page, to which the links of the categories add their query. */
  path: string
}

/** A field and a row of categories, which are links and so work without JavaScript. */
export function CatalogueFilter({ groups, labels, path }: CatalogueFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const { filter, change, shown, isHydrated } = useNarrowedList(groups)
  const services = shown.flatMap((group) => group.services)
  const link = (category: string | undefined, name: string) => {
    const next = { ...filter, category }
    const href = isHydrated ? path + writeServiceFilter(next) : `#${category ?? 'list'}`
    return (
      <CategoryLink href={href} name={name} isCurrent={filter.category === category} onChoose={() => change(next)} />
    )
  }
  const clear = () => {
    change({ words: '' })
    // The pressed button is about to be removed, and the focus with it.
    field.current?.focus()
  }
  return (
    <>
      <search className={styles.filter} aria-label={labels.filter.label}>
        <div className={styles.words}>
          <label htmlFor="words">{labels.filter.label}</label>
          <p
            className={styles.count}
            role="status"
          >{`${services.length} ${services.length === 1 ? labels.count.one : labels.count.many}`}</p>
          <div className={styles.field}>
            <SearchInput
              ref={field}
              id="words"
              placeholder={labels.filter.placeholder}
              value={filter.words}
              onChange={(event) => change({ ...filter, words: event.target.value })}
              onKeyDown={(event) => filter.words.trim() && openFound(event, services, listOf())}
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
            {groups.map(({ id, name }) => (
              <li key={id}>{link(id, name)}</li>
            ))}
          </ul>
        </nav>
      </search>
      {shown.length === 0 && <NothingFound labels={labels.empty} onClear={clear} />}
    </>
  )
}

const listOf = () => document.getElementById('list')

/** The visitor's filter, which the list beside the island follows. */
function useNarrowedList(groups: CatalogueFilterProps['groups']) {
  const kept = useKeptChoice({ read: (query) => readServiceFilter(query, groups), write: writeServiceFilter })
  const { choice: filter, setChoice, isHydrated } = kept
  const shown = filterServices(groups, filter, overviewOf)
  const isNarrowed = filter.category !== undefined || filter.words.trim() !== ''
  useLayoutEffect(() => {
    const list = listOf()
    if (list && isHydrated) narrowList(list, shown, isNarrowed)
  }, [shown, isNarrowed, isHydrated])
  const change = (next: ServiceFilter) => {
    // The list is about to become shorter, and its start would be above the screen.
    const list = listOf()
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' })
    setChoice(next)
  }
  return { filter, change, shown, isHydrated }
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

interface NothingFoundProps {
  labels: CatalogueFilterProps['labels']['empty']
  onClear: () => void
}

function NothingFound({ labels, onClear }: NothingFoundProps) {
  return (
    <div className={styles.empty}>
      <p>{labels.text}</p>
      <div>
        <Button look="secondary" onClick={onClear}>
          {labels.clear}
        </Button>
        <ButtonLink look="quiet" href={labels.link.href}>
          {labels.link.label}
        </ButtonLink>
      </div>
    </div>
  )
}
