interface FoundWords {
  /** Stand behind the number of what was found. */
  one: string
  many: string
  /** Stands before the title of what is only a guess. */
  guess: string
  none: string
}

/** Says how much was found, or, where the best is only a guess, asks whether it is meant. */
export function sayFound(
  found: readonly { title: string; isGuess?: true }[],
  { one, many, guess, none }: FoundWords,
): string {
  const { length, 0: first } = found
  if (!first) return none
  // The title of a question has its mark already.
  return first.isGuess ? `${guess} ${first.title.replace(/\?$/, '')}?` : `${length} ${length === 1 ? one : many}`
}
