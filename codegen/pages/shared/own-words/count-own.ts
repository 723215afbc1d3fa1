// Near-duplicates are usually found by the runs of five words that two texts share.
const runLength = 5

/** How many of a page's words are in a run of five that no other page has. */
export function countOwn(pages: readonly (readonly string[])[]): number[] {
  // The only page with each run, or the mark that several have it.
  const owners = new Map<number, number>()
  const runs = pages.map(runsOf)
  for (const [page, own] of runs.entries())
    for (const run of own) owners.set(run, (owners.get(run) ?? page) === page ? page : several)
  return runs.map((own, page) => {
    const words = new Set<number>()
    for (const [start, run] of own.entries())
      if (owners.get(run) === page) for (let at = start; at < start + runLength; at++) words.add(at)
    return words.size
  })
}

const several = -1

/** A number for each run, by its first word. */
function runsOf(words: readonly string[]): number[] {
  const numbers = words.map(numberOf)
  return numbers
    .slice(0, 1 - runLength)
    .map((_, start) => numbers.slice(start, start + runLength).reduce(mixed, offset))
}

// FNV-1a, 32 bits: ten thousand pages have millions of runs, of which few collide.
const offset = 0x811c9dc5
const prime = 0x01000193
const mixed = (hash: number, next: number) => Math.imul(hash ^ next, prime)

/** A number for a word, the same for the same word. */
function numberOf(word: string): number {
  let hash = offset
  for (let index = 0; index < word.length; index++) hash = mixed(hash, word.charCodeAt(index))
  return hash
}
