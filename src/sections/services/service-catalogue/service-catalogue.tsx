import type { ServicesPayload } from '#generated/payloads/services/payload.ts'
import { use, useRef } from 'react'
import type { ReactNode } from 'react'
import { useKeptChoice } from '../../../forms/use-kept-choice.ts'
import { filterServices, readServiceFilter, writeServiceFilter } from '../../../lib/filter-services.ts'
import type { ServiceFilter } from '../../../lib/filter-services.ts'
import { openFound } from '../../../lib/search/open-found.ts'
import { StillParts } from '../../../lib/still-parts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { CatalogueFilter } from './catalogue-filter.tsx'
import { ServiceGroup } from './service-group.tsx'
import styles from './service-catalogue.module.css'

interface ServiceCatalogueProps {
  groups: ServicesPayload['groups']
  labels: Pick<ServicesPayload['page'], 'filter' | 'count' | 'empty'>
  /** What a service's row shows, for the build alone. */
  rowOf: (id: string) => ReactNode
  /** Path of the page, to which the links of the categories add their query. */
  path: string
}

/** Every service by category, narrowed by typing and by choosing a category. */
export function ServiceCatalogue({ groups, labels, rowOf, path }: ServiceCatalogueProps) {
  const kept = useKeptChoice({ read: (query) => readServiceFilter(query, groups), write: writeServiceFilter })
  const { choice: filter, setChoice: setFilter, isHydrated } = kept
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Overviews stand in the still rows, so the data does without them.
  const findPart = use(StillParts)
  const overviewOf = (id: string) => findPart(`row ${id}`).querySelector('[data-overview]')?.textContent ?? ''
  const shown = filterServices(groups, filter, overviewOf)
  const isNarrowed = filter.category !== undefined || filter.words.trim() !== ''
  const services = shown.flatMap((group) => group.services)
  const change = (next: ServiceFilter) => {
    // The list is about to become shorter, and its start would be above the screen.
    const start = list.current
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: 'instant' })
    setFilter(next)
  }
  const clear = () => {
    change({ words: '' })
    // The pressed button is about to be removed, and the focus with it.
    field.current?.focus()
  }
  return (
    <PageWidth>
      <div className={styles.catalogue}>
        <CatalogueFilter
          categories={groups}
          labels={labels}
          filter={filter}
          onChange={change}
          field={field}
          onKeyDown={(event) => filter.words.trim() && openFound(event, services, list.current)}
          path={isHydrated ? path : undefined}
          count={services.length}
        />
        <div id="list" className={styles.list} ref={list}>
          {shown.map((group) => (
            <ServiceGroup key={group.id} group={group} rowOf={rowOf} isOpen={isNarrowed} />
          ))}
          {shown.length === 0 && <NothingFound labels={labels.empty} onClear={clear} />}
        </div>
      </div>
    </PageWidth>
  )
}

function NothingFound({ labels, onClear }: { labels: ServiceCatalogueProps['labels']['empty']; onClear: () => void }) {
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
