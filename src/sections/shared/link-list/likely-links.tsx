import { useEffect } from 'react'
import { fillSearchField } from '../../../lib/search/fill-search-field.ts'
import { useLikelyPages } from '../../../lib/search/use-likely-pages.ts'
import { Section } from '../../../ui/section/section.tsx'
import { LinkList } from './link-list.tsx'

interface LikelyLinksProps {
  heading: string
  /** The number of links at most. */
  count: number
  /** Retired addresses, to which hosts compare letter by letter. */
  redirects: Readonly<Record<string, string>>
}

/** Pages that a dead address may mean. The search field is given the address's words. */
export function LikelyLinks({ heading, count, redirects }: LikelyLinksProps) {
  const { words, links } = useLikelyPages(count, redirects)
  useEffect(() => fillSearchField(words), [words])
  if (links.length === 0) return null
  return (
    <Section heading={heading}>
      <LinkList links={links} />
    </Section>
  )
}
