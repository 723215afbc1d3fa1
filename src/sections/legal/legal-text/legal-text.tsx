import type { LegalPayload } from '#src/pages/legal/payload.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import type { ProseNode } from '#src/content/payload/prose.ts'
import styles from './legal-text.module.css'

interface LegalHeadProps {
  payload: LegalPayload
  print: ReactNode
}

/** The top of a policy: its title, its purpose and its date. */
export function LegalHead({ payload, print }: LegalHeadProps) {
  const { legal, effectiveDate, labels, breadcrumbs } = payload
  return (
    <PageHead
      heading={legal.title}
      intro={legal.intro}
      above={
        <div className={styles.trail}>
          <Breadcrumbs trail={breadcrumbs} />
        </div>
      }
    >
      <p className={styles.effective}>
        {labels.effectiveFrom} <time dateTime={effectiveDate.iso}>{effectiveDate.label}</time>
      </p>
      <div className={styles.print}>{print}</div>
    </PageHead>
  )
}

/** The text of a policy, next to its contents where there is room; on paper, the text alone. */
export function LegalBody({ body, children }: { body: readonly ProseNode[]; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <PageWidth>
        <div className={styles.columns}>
          {children}
          <Prose body={body} />
        </div>
      </PageWidth>
    </div>
  )
}
