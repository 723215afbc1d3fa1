// Runs of five words are what near-duplicates are usually found by.
const runLength = 5

/** The part of a page's runs of five words, from 0 to 1, that no other page has. */
export function measureShares(pages: readonly (readonly string[])[]): number[] {
  // Of each run the one page that has it, or that several have.
  const owners = new Map<number, number>()
  const counts = pages.map((words, page) => {
    const runs = runsOf(words)
    for (const run of runs) owners.set(run, owners.has(run) ? several : page)
    return runs.size
  })
  const own = new Uint32Array(pages.length)
  for (const page of owners.values()) if (page !== several) own[page] = (own[page] ?? 0) + 1
  return counts.map((count, page) => (count === 0 ? 0 : (own[page] ?? 0) / count))
}

const several = -1

function runsOf(words: readonly string[]): Set<number> {
  const numbers = words.map(numberOf)
  const runs = new Set<number>()
  for (let start = 0; start + runLength <= numbers.length; start++) {
    let run = offset
    for (let at = start; at < start + runLength; at++) run = Math.imul(run ^ (numbers[at] ?? 0), prime)
    runs.add(run)
  }
  return runs
}

// FNV-1a, 32 bits: ten thousand pages have millions of runs, of which two alike by chance are few.
const offset = 0x811c9dc5
const prime = 0x01000193

/** A number for a word, the same for the same word. */
function numberOf(word: string): number {
  let hash = offset
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), prime)
  return hash
}
