import { ButtonLink } from '../../../ui/button/button.tsx'
import { Folio } from '../../../ui/folio/folio.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'

interface CareerHeroProps {
  heading: string
  text: string
  button: string
  /** The openings as lines, on wide screens. */
  folio?: { heading: string; openings: readonly { title: string; type: string; href: string }[] } | undefined
}

/** The top of the careers page, with the link to its openings. */
export function CareerHero({ heading, text, button, folio }: CareerHeroProps) {
  const lines = folio?.openings.map(({ title, type, href }) => ({ label: title, value: type, href })) ?? []
  return (
    <PageHead
      heading={heading}
      intro={text}
      folio={folio && lines.length > 0 && <Folio isWideOnly heading={folio.heading} rows={lines} />}
    >
      <ButtonLink href="#openings">{button}</ButtonLink>
    </PageHead>
  )
}
