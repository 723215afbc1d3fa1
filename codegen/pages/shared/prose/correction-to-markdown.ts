import type { FactNote, LawNote } from '../payload/shown.ts'

/**
 * The rule in force, followed by what it replaced. A rule that varies comes next to the published
 * words.
 */
export function correctionToMarkdown({ current, ...law }: FactNote, published: string): string {
  if (law.variesBy !== undefined) return `${published} ${current} (${lawToMarkdown(law)})`.trim()
  return `${current} ${published && `~~${published}~~ `}(${lawToMarkdown(law)})`
}

/** What changed a published figure, since when, and where it can be read. */
export function lawToMarkdown({ since, variesBy, authority, source, doubt }: LawNote): string {
  const said = variesBy === undefined ? `corrected, in force since ${since}` : `varies by ${variesBy}`
  return `${said}: [${authority}](${source})${doubt === undefined ? '' : `, ${doubts[doubt]}`}`
}

const doubts = { explained: 'by an explanation, not the text of the law', uncertain: 'not certain' }
