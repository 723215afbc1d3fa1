import type { ServicesPayload } from '#src/pages/services/payload.ts'
import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { ServiceGroup } from './service-group.tsx'
import styles from './service-catalogue.module.css'

interface ServiceCatalogueProps {
  payload: ServicesPayload
  /** What narrows the list. */
  filter: ReactNode
}

/** Every service by category; `narrow-list.ts` shows fewer of them. */
export function ServiceCatalogue({ payload: { page, groups, rows }, filter }: ServiceCatalogueProps) {
  return (
    <PageWidth>
      <div className={styles.catalogue}>
        {filter}
        <div id="list" className={styles.list}>
          {groups.map((group) => (
            <ServiceGroup key={group.id} group={group} rows={rows} learnMore={page.learnMore} />
          ))}
        </div>
      </div>
    </PageWidth>
  )
}
