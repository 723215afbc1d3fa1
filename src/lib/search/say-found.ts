import type { SearchTexts } from '#src/pages/search/payload.ts'

type FoundWords = Pick<SearchTexts, 'one' | 'many' | 'guess' | 'none'> & Partial<Pick<SearchTexts, 'closest'>>

/** Says how many results there are, that they are only near, or asks whether a guess is meant. */
export function sayFound(
  found: readonly { title: string; isGuess?: true; isClosest?: true }[],
  { one, many, guess, closest, none }: FoundWords,
): string {
  const { length, 0: first } = found
  if (!first) return none
  if (first.isClosest && closest !== undefined) return closest
  // The title of a question already has its mark.
  return first.isGuess ? `${guess} ${first.title.replace(/\?$/, '')}?` : `${length} ${length === 1 ? one : many}`
}
