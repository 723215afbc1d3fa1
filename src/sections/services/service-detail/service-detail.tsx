import type { ReactNode } from 'react'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Sources } from '../../../ui/sources/sources.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './service-detail.module.css'

/** All about a service, and the form to ask for it: beside it on a desktop, after it on a phone. */
export function ServiceColumns({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <PageWidth>
      <div className={styles.columns}>
        <div className={styles.text}>{children}</div>
        <div id="ask" className={styles.form}>
          {form}
        </div>
      </div>
    </PageWidth>
  )
}

/** The ways on, and who has read the page. */
export function ServiceEnd({ payload }: { payload: ServicePayload }) {
  const { labels, contact } = payload
  return (
    <PageWidth>
      <div className={styles.end}>
        <a className={styles.back} href={payload.backHref}>
          <Icon shape={ArrowLeft} />
          {labels.back}
        </a>
        <ButtonLink
          look="secondary"
          href={contact.schedulingHref}
          newTabNote={contact.newTabNote}
          below={contact.opens.booking}
        >
          {labels.book}
        </ButtonLink>
      </div>
      <div className={styles.dates}>
        <p>{payload.review}</p>
        <Sources figures={payload.figures} labels={labels.figures} />
      </div>
    </PageWidth>
  )
}

/** One part of a service's page. On wide screens its heading is in the margin. */
export function DetailPart({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
