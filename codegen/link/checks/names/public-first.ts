import type { PublishedPage } from '../../../model/records.ts'

/**
 * Things in the order in which a name is theirs: those whose page was public before, then the new
 * ones. A report then blames the new one.
 */
export function publicFirst<Thing>(
  things: readonly Thing[],
  pathOf: (thing: Thing) => string,
  published: readonly PublishedPage[],
): Thing[] {
  const known = new Set(published.map(({ path }) => path))
  return [...things].sort((a, b) => Number(known.has(pathOf(b))) - Number(known.has(pathOf(a))))
}
