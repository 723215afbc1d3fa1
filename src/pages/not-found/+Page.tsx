import { fixedPaths } from '../../content/routes.ts'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { Section } from '../../ui/section/section.tsx'
import { islands } from './islands.ts'
import type { NotFoundPayload } from './payload.ts'

const { LikelyLinks } = toIslands('not-found', islands)

export function Page({ payload }: { payload: NotFoundPayload }) {
  const { page, field, links, services, cities, redirects } = payload
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.text}>
        <SearchField labels={field} action={fixedPaths.search} />
      </PageHead>
      <LikelyLinks heading={page.suggestions} count={services.length} redirects={redirects} />
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
