import type { PublishedPage } from '../../../model/records.ts'

/** Sorts records whose page was public first, so that a report blames the new one. */
export function publicFirst<Thing>(
  things: readonly Thing[],
  pathOf: (thing: Thing) => string,
  published: readonly PublishedPage[],
): Thing[] {
  const known = new Set(published.map(({ path }) => path))
  return [...things].sort((a, b) => Number(known.has(pathOf(b))) - Number(known.has(pathOf(a))))
}
