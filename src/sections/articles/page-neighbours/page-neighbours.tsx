import type { ArticlePayload } from '#generated/payloads/article/payload.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ArrowLeft, ArrowRight } from '../../../ui/icons.ts'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import styles from './page-neighbours.module.css'

/** Links to the pages before and after this one. */
export function PageNeighbours({ payload }: { payload: ArticlePayload }) {
  const { previous, next } = payload
  const labels = payload.labels.article
  if (!previous && !next) return null
  return (
    <PageWidth>
      <nav
        className={styles.neighbours}
        aria-label={[previous && labels.previous, next && labels.next].filter(Boolean).join(', ')}
      >
        {previous && (
          <a className={styles.previous} href={previous.href} rel="prev">
            <span className={styles.label}>
              <Icon shape={ArrowLeft} />
              {labels.previous}
            </span>
            <span className={styles.title}>{previous.label}</span>
          </a>
        )}
        {next && (
          <a className={styles.next} href={next.href} rel="next">
            <span className={styles.label}>
              {labels.next}
              <Icon shape={ArrowRight} />
            </span>
            <span className={styles.title}>{next.label}</span>
          </a>
        )}
      </nav>
    </PageWidth>
  )
}
