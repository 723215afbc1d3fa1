import { fixedPaths } from '../../content/routes.ts'
import { Everything } from '../../sections/search/search-results/everything.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { islands } from './islands.ts'
import type { SearchPayload } from './payload.ts'

const { SearchResults } = toIslands('search', islands)

export function Page({ payload }: { payload: SearchPayload }) {
  const { page, field } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro}>
        <SearchField labels={field} action={fixedPaths.search} />
      </PageHead>
      <SearchResults labels={page.results} />
      <Everything payload={payload} />
    </main>
  )
}
