import { findRetellingSite } from '../../model/texts/site-of.ts'

type Part = Readonly<Record<string, unknown>>

/** How sure a figure is, the least sure first: a reviewer with little time begins there. */
const kinds = [
  'low',
  'medium',
  'by a page that retells the law',
  'by a copy of the text',
  'high',
  'by an official text',
] as const

type Kind = (typeof kinds)[number]

/** The confidence that the figure states, or else what was read. */
export function describeSureness({ confidence, authority, source }: Part): Kind {
  const own = kinds.find((kind) => kind === confidence)
  if (own !== undefined) return own
  if (findRetellingSite(String(source)) === undefined) return 'by an official text'
  return /\btext (?:also )?at\b/.test(String(authority)) ? 'by a copy of the text' : 'by a page that retells the law'
}

/** The rank of a kind, from the least sure up. */
export const rankOf = (kind: Kind): number => kinds.indexOf(kind)
