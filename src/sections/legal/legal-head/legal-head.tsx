import type { LegalPayload } from '#generated/payloads/legal/payload.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Printer } from '../../../ui/icons.ts'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import styles from './legal-head.module.css'

/** The top of a policy: its title, its purpose and its date. */
export function LegalHead({ payload: { legal, effectiveDate, labels, breadcrumbs } }: { payload: LegalPayload }) {
  const isHydrated = useHydrated()
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
      <div className={styles.print}>
        {isHydrated && labels.print !== undefined && (
          <Button look="quiet" onClick={() => print()}>
            <Icon shape={Printer} />
            {labels.print}
          </Button>
        )}
      </div>
    </PageHead>
  )
}
