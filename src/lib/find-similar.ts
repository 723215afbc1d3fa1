interface Linked {
  href: string
  label: string
}

/** So much of the address must be in the nearest link's own address or words; else the visitor meant something else. */
const leastShare = 0.5

/** The links whose address or words come nearest to a path that has no page, nearest first; none if not even one is near. */
export function findSimilar(path: string, links: readonly Linked[], count: number): Linked[] {
  const wanted = toPairs(path)
  const ranked = links
    .map((link) => ({ link, share: toShare(wanted, toPairs(`${link.href} ${link.label}`)) }))
    .sort((a, b) => b.share - a.share)
  return ranked[0] && ranked[0].share >= leastShare ? ranked.slice(0, count).map(({ link }) => link) : []
}

/** Letters as they follow each other: spelling mistakes and another order of the words leave most pairs as they are. */
function toPairs(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return new Set([...letters].slice(1).map((letter, index) => letters.charAt(index) + letter))
}

function toShare(wanted: Set<string>, offered: Set<string>): number {
  const common = [...wanted].filter((pair) => offered.has(pair)).length
  // Of two links that have the same of the address, the one with less else is nearer.
  return common / wanted.size - offered.size / 1000
}
