import { fixedPaths } from '../../content/routes.ts'
import { pick } from '../../lib/pick.ts'
import { MapSheet } from '../../sections/cities/map-sheet/map-sheet.tsx'
import { StateList } from '../../sections/cities/state-list/state-list.tsx'
import { CallToAction } from '../../sections/shared/call-to-action/call-to-action.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { islands } from './islands.ts'
import type { CitiesPayload } from './payload.ts'

const { CityFinder } = toIslands('cities', islands)

export function Page({ payload }: { payload: CitiesPayload }) {
  const { page, states } = payload
  const total = states.reduce((sum, { count }) => sum + count, 0)
  return (
    <main id="main">
      <MapSheet payload={payload}>
        <CityFinder folder={`${fixedPaths.cities}/`} labels={pick(page, 'filter', 'count')} total={total} />
      </MapSheet>
      <PageWidth>
        <StateList payload={payload} />
      </PageWidth>
      <CallToAction heading={page.missing.heading} text={page.missing.text}>
        <ButtonLink href={page.missing.link.href}>{page.missing.link.label}</ButtonLink>
      </CallToAction>
    </main>
  )
}
