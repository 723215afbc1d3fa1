import type { ReactNode } from 'react'
import { PageWidth } from '../../../ui/page-width/page-width.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import type { ProseNode } from '#generated/payloads/shared/payload/prose.ts'
import styles from './legal-body.module.css'

interface LegalBodyProps {
  body: readonly ProseNode[]
  /** The contents list, which is next to the text where there is room. */
  children: ReactNode
}

/** The text of a policy, with its contents; on paper, the text alone. */
export function LegalBody({ body, children }: LegalBodyProps) {
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
