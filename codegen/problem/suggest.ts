import { closest, distance } from 'fastest-levenshtein'

/** The known name that a person most likely meant, if one is close enough to the given name. */
export function suggest(given: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || given === '') return undefined
  const lower = given.toLowerCase()
  const sameBarCase = known.find((name) => name.toLowerCase() === lower)
  if (sameBarCase !== undefined) return sameBarCase
  // A code with one wrong letter more likely has its first letter right: "MA" means "MH", not "GA".
  const sameStart = given.length <= 3 ? known.filter((name) => name[0] === given[0]) : []
  const nearest = closest(given, sameStart.length > 0 ? sameStart : known)
  // Two slips in a short word make another word, so the allowance grows with the length.
  const allowed = given.length <= 3 ? 1 : Math.max(2, Math.floor(given.length / 4))
  return distance(given, nearest) <= allowed ? nearest : (findLonger(lower, known) ?? findInflected(lower, known))
}

/** Whether names differ by one or two letters. A larger difference may be another name. */
export const isSlip = (a: string, b: string): boolean => distance(a.toLowerCase(), b.toLowerCase()) <= 2

// Two letters of a shorter name often make another one: Madras, Madurai.
const longName = 9

/** Whether two names with the same first letter are so alike that one is likely a slip. */
export const areAlike = (a: string, b: string): boolean =>
  distance(a, b) <= (Math.min(a.length, b.length) < longName ? 1 : 2)

// A plural changes up to two letters at the end of a word: bakery, bakeries.
const inflected = 2
const shortestStem = 4

/** The only known name that begins like the given one, differs at the end and is hardly longer. */
function findInflected(given: string, known: readonly string[]): string | undefined {
  const stem = given.slice(0, -inflected)
  const alike = known.filter((name) => name.startsWith(stem) && Math.abs(name.length - given.length) <= inflected)
  return stem.length >= shortestStem && alike.length === 1 ? alike[0] : undefined
}

/** The only known id that contains the given words: "gstr-9-due" for "gstr-9". */
function findLonger(given: string, known: readonly string[]): string | undefined {
  const [longer, ...others] = namesHolding(given, known)
  return others.length === 0 ? longer : undefined
}

// More than three are a list and not a suggestion.
const mostSuggested = 3

/** Known names that contain the given one, the shortest first: "indian-rupee" for "rupee". */
function namesHolding(given: string, known: readonly string[]): string[] {
  return known
    .filter((name) => `-${name}-`.includes(`-${given.toLowerCase()}-`))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}

/** The thing that shares most of the given words, and at least half of them. */
export function suggestByWords<Thing>(
  given: readonly string[],
  things: readonly Thing[],
  wordsOf: (thing: Thing) => readonly string[],
): Thing | undefined {
  let best: { thing: Thing; shared: number } | undefined
  for (const thing of things) {
    const own = wordsOf(thing)
    const shared = given.filter((word) => own.includes(word)).length
    if (shared * 2 >= given.length && shared > (best?.shared ?? 0)) best = { thing, shared }
  }
  return best?.thing
}

/** One hint for an unknown name: the name that was meant, or the allowed names if few. */
export function suggestionHint(given: string, known: readonly string[], label?: (name: string) => string): string {
  const meant = suggest(given, known)
  const holding =
    meant === undefined || distance(given.toLowerCase(), meant.toLowerCase()) > 1 ? namesHolding(given, known) : []
  if (holding.length > 1) return `Did you mean ${listed(holding.slice(0, mostSuggested))}?`
  if (meant !== undefined) {
    const [likelier = meant] = holding
    return `Did you mean "${likelier}"${label ? ` (${label(likelier)})` : ''}?`
  }
  if (known.length === 0) return 'There is none to choose from yet.'
  if (known.length <= 8) return `Use one of: ${known.join(', ')}.`
  return `There are ${known.length} to choose from; none looks like "${given}".`
}
