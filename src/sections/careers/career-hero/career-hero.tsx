import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'

interface CareerHeroProps {
  heading: string
  text: string
  button: string
}

/** The opening of the careers page, with the way to its openings. */
export function CareerHero({ heading, text, button }: CareerHeroProps) {
  return (
    <PageHead heading={heading} intro={text}>
      <ButtonLink href="#openings">{button}</ButtonLink>
    </PageHead>
  )
}
