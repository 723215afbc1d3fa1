import { fixedPaths } from '../../content/routes.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { islands } from './islands.ts'
import type { ServiceNotFoundPayload } from './payload.ts'

// As many as a phone shows without scrolling.
const mostLikely = 4

const { LikelyLinks } = toIslands('service-not-found', islands)

export function Page({ payload }: { payload: ServiceNotFoundPayload }) {
  return (
    <main id="main">
      <PageHead heading={payload.heading} intro={payload.text}>
        <SearchField labels={payload.field} action={fixedPaths.search} />
        <ButtonLink href={fixedPaths.services}>{payload.linkLabel}</ButtonLink>
      </PageHead>
      <LikelyLinks heading={payload.suggestions} count={mostLikely} redirects={payload.redirects} />
    </main>
  )
}
