interface FoundWords {
  /** Stand behind the number of what was found. */
  one: string
  many: string
  /** Stands before the title of what is only a guess. */
  guess: string
  /** Stands above what has only some of the words. */
  closest?: string
  none: string
}

/**
 * Says how much was found, or that it only comes close, or, where the best is only a guess, asks
 * whether it is meant.
 */
export function sayFound(
  found: readonly { title: string; isGuess?: true; isClosest?: true }[],
  { one, many, guess, closest, none }: FoundWords,
): string {
  const { length, 0: first } = found
  if (!first) return none
  if (first.isClosest && closest !== undefined) return closest
  // The title of a question has its mark already.
  return first.isGuess ? `${guess} ${first.title.replace(/\?$/, '')}?` : `${length} ${length === 1 ? one : many}`
}
