import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { useLikelyPages } from '../../lib/search/use-likely-pages.ts'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { Section } from '../../ui/section/section.tsx'

// As many as a phone shows without scrolling.
const mostLikely = 4

export function Page({ payload }: { payload: Payloads['service-not-found'] }) {
  const { words, links } = useLikelyPages(mostLikely, payload.redirects)
  return (
    <main id="main">
      <PageHead heading={payload.heading} intro={payload.text}>
        <SearchField labels={payload.field} action={fixedPaths.search} words={words} />
        <ButtonLink href={fixedPaths.services}>{payload.linkLabel}</ButtonLink>
      </PageHead>
      {links.length > 0 && (
        <Section heading={payload.suggestions}>
          <LinkList links={links} />
        </Section>
      )}
    </main>
  )
}
