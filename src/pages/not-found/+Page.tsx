import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { useLikelyPages } from '../../lib/search/use-likely-pages.ts'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload }: { payload: Payloads['not-found'] }) {
  const { page, field, links, services, cities, redirects } = payload
  const { words, links: likely } = useLikelyPages(services.length, redirects)
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.text}>
        <SearchField labels={field} action={fixedPaths.search} words={words} />
      </PageHead>
      {likely.length > 0 && (
        <Section heading={page.suggestions}>
          <LinkList links={likely} />
        </Section>
      )}
      <Section heading={page.linksHeading}>
        <LinkList links={links} />
      </Section>
      <Section heading={page.servicesHeading}>
        <LinkList links={services} />
      </Section>
      <Section heading={page.citiesHeading}>
        <LinkList links={cities} />
      </Section>
    </main>
  )
}
