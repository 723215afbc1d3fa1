import type { Payloads } from '../../content/types.ts'
import { useSimilarLinks } from '../../lib/use-similar-links.ts'
import { LinkList } from '../../sections/shared/link-list/link-list.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'

export function Page({ payload }: { payload: Payloads['not-found'] }) {
  const { page, links, services, cities } = payload
  // As many similar pages as there are services take their place, so that nothing below them moves.
  const similar = useSimilarLinks(services.length)
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.text} />
      <Section heading={similar ? page.suggestions : page.servicesHeading}>
        <LinkList links={similar ?? services} />
      </Section>
      <Section heading={page.linksHeading}>
        <LinkList links={links} />
      </Section>
      <Section heading={page.citiesHeading}>
        <LinkList links={cities} />
      </Section>
    </main>
  )
}
