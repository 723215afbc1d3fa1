import type { ReactNode } from 'react'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import { Sources } from '../../../ui/sources/sources.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './service-detail.module.css'

interface ServiceColumnsProps {
  head: ReactNode
  price: ReactNode
  form: ReactNode
  children: ReactNode
}

/** Head and text of a service's page. On a desktop the bill and the form stand beside them. */
export function ServiceColumns({ head, price, form, children }: ServiceColumnsProps) {
  return (
    <div className={styles.columns}>
      {head}
      {price}
      <PageWidth>
        <div className={styles.text}>{children}</div>
      </PageWidth>
      <div id="ask" className={styles.form}>
        {form}
      </div>
    </div>
  )
}

/** The ways on, and who has read the page. */
export function ServiceEnd({ payload }: { payload: ServicePayload }) {
  const { labels, contact } = payload
  return (
    <PageWidth>
      <div className={styles.end}>
        <a href={payload.backHref}>
          <Icon shape={ArrowLeft} />
          {labels.back}
        </a>
        <a href={contact.schedulingHref} target="_blank" rel="noopener">
          {labels.book}
          <span className="visually-hidden"> {contact.newTabNote}</span>
        </a>
      </div>
      <div className={styles.dates}>
        <p>{payload.review}</p>
        <Sources figures={payload.figures} labels={labels.figures} />
      </div>
    </PageWidth>
  )
}
