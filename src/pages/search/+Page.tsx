import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { useSearch } from '../../lib/search/use-search.ts'
import { Everything, SearchResults, useSearchedWords } from '../../sections/search/search-results/search-results.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'

export function Page({ payload }: { payload: Payloads['search'] }) {
  const { page, field } = payload
  const words = useSearchedWords()
  const found = useSearch(words)
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro}>
        <SearchField labels={field} action={fixedPaths.search} words={words} />
      </PageHead>
      {found && <SearchResults found={found} labels={page.results} />}
      {/* Without the index everything is listed, as without words. */}
      {!found?.length && <Everything payload={payload} />}
    </main>
  )
}
