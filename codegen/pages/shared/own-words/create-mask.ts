import type { WholeData } from '../../../model/records.ts'
import { wordsOf } from './words-of.ts'

/** The word that replaces every name. */
const mask = 'place'

/**
 * Replaces every name of a city, a state or a district by one word. A page that differs from
 * another only in its names then has no words of its own.
 */
export function createMask(names: Iterable<string>): (words: readonly string[]) => string[] {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const name of new Set(names)) {
    const words = wordsOf(name)
    const [first] = words
    if (first === undefined) continue
    const known = byFirst.get(first) ?? []
    byFirst.set(first, known)
    known.push(words)
  }
  // "Navi Mumbai" is one name, not a word before another name.
  for (const known of byFirst.values()) known.sort((a, b) => b.length - a.length)
  return (words) => {
    const masked: string[] = []
    for (let at = 0; at < words.length;) {
      const word = words[at] ?? ''
      const found = byFirst.get(word)?.find((name) => name.every((part, index) => words[at + index] === part))
      masked.push(found ? mask : word)
      at += found?.length ?? 1
    }
    return masked
  }
}

/** Every name by which pages call a place. */
export function placeNames({ catalogue: { cities, states, places } }: WholeData): string[] {
  return [
    ...[...cities.values()].flatMap(({ id, value: { name, alias, aliases = [] } }) =>
      [id, ...aliases, name, ...(alias === undefined ? [] : [alias])].map((slug) => slug.replaceAll('-', ' ')),
    ),
    ...[...states.values()].map(({ value }) => value.name),
    ...[...places.values()].flatMap(({ value }) => value.district ?? []),
  ]
}
