import { suggest, suggestByWords } from '../../problem/suggest.ts'
import { toSlug } from '../../model/slug.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

/**
 * The page that a dead address most likely means: first one that differs by a slip, then one in the
 * same folder that contains its words.
 */
export function suggestPage(path: string, routes: readonly RoutePlan[]): string | undefined {
  const near = suggest(
    path,
    routes.map((route) => route.path),
  )
  // A difference of one or two letters is a slip. A larger one may be another page.
  if (
    near !== undefined &&
    Math.abs(near.length - path.length) <= 1 &&
    sharedStart(near, path) + sharedEnd(near, path) >= path.length - 2
  )
    return near
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const words = wordsIn(path.slice(folder.length))
  const siblings = routes.filter(
    (route) => route.path.startsWith(folder) && route.path.lastIndexOf('/') < folder.length,
  )
  return (
    suggestByWords(words, siblings, (route) => wordsIn(`${route.path.slice(folder.length)} ${route.title}`))?.path ??
    near
  )
}

function wordsIn(text: string): string[] {
  return toSlug(text)
    .split('-')
    .filter((word) => word !== '')
}

function sharedStart(a: string, b: string): number {
  let index = 0
  while (index < a.length && a[index] === b[index]) index += 1
  return index
}

function sharedEnd(a: string, b: string): number {
  let count = 0
  while (count < a.length && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}
