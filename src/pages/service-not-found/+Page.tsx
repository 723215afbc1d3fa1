import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'

export function Page({ payload }: { payload: Payloads['service-not-found'] }) {
  return (
    <main id="main">
      <PageHead heading={payload.heading} intro={payload.text}>
        <ButtonLink href={fixedPaths.services}>{payload.linkLabel}</ButtonLink>
      </PageHead>
    </main>
  )
}
