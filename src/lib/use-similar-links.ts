import { useEffect, useState } from 'react'
import { findSimilar } from './find-similar.ts'

type Links = ReturnType<typeof findSimilar>

/** Links of this document that resemble the address it was asked under, once JavaScript runs; undefined if none does. */
export function useSimilarLinks(count: number): Links | undefined {
  const [similar, setSimilar] = useState<Links>()
  useEffect(() => {
    // The header and footer name every service and most other pages, so the document itself is the list to search.
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    const links = new Map(
      anchors.map((anchor) => [anchor.pathname, { href: anchor.pathname, label: anchor.textContent ?? '' }]),
    )
    const found = findSimilar(location.pathname, [...links.values()], count)
    if (found.length === count) setSimilar(found)
  }, [count])
  return similar
}
