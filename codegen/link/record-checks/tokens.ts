import { nodesOf } from '../../model/texts/markdown-text.ts'
import { placeAt } from '../../model/source.ts'
import { placeIn } from '../../model/records.ts'
import type { AnyEntry, Entry } from '../../model/records.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import { tokensOf } from '../../model/texts/tokens.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { TextPath } from '../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../check.ts'

/** A {token} is replaced only where the page knows its value; elsewhere braces would show. */
export const checkTokens: RecordCheck = (entry, report) => {
  if (entry.collection === 'cities' && !hasBrace(entry.value)) return
  visitTexts(entry.value, (text, path) => {
    for (const problem of findUnfilled(text, allowedAt(entry, path)))
      report({ ...problem, place: placeIn(entry, path) })
  })
  for (const problem of findUnfilledInBody(entry)) report(problem)
}

/** Only two texts of a city can contain a token, and there may be ten thousand cities. */
function hasBrace({ name, alias = '' }: { name: string; alias?: string }): boolean {
  return /[{}]/.test(name + alias)
}

// The texts of the pricing page with a token, each with the one token that the page replaces.
const pricingTokens: Partial<Record<string | number, string>> = {
  saved: 'amount',
  ifYearly: 'amount',
  percentSaved: 'percent',
  showMore: 'count',
}

function allowedAt({ collection }: AnyEntry, path: TextPath): readonly string[] {
  if (collection === 'page:pricing')
    return ['price', ...[pricingTokens[path.at(-1) ?? '']].filter((token) => token !== undefined)]
  if (collection === 'page:home') return ['price']
  // The two pages of the form know their own words for a sent message, and quote them in one place.
  if (collection === 'page:contact' || collection === 'page:about')
    return path.join('.') === 'form.undelivered.text' ? tokensOf(collection) : []
  // Only questions of city pages know a city, and only those of state pages a state.
  if (collection === 'faqs') return path[0] === 'city' ? tokensOf(collection) : path[0] === 'state' ? ['state'] : []
  return tokensOf(collection)
}

/** Every token that nothing replaces, and every brace that is not part of a token. */
function findUnfilled(text: string, allowed: readonly string[]): (Omit<Problem, 'place'> & { found: string })[] {
  if (!/[{}]/.test(text)) return []
  const unfilled = [...text.matchAll(/\{+([^{}]*)\}+|[{}]+/g)].filter(
    ([found, name]) =>
      // The names of prices are checked by the check of prices.
      !(allowed.includes('price') && /^\{price:/.test(found)) &&
      (name === undefined || !allowed.includes(name) || found !== `{${name}}`),
  )
  // Two unpaired braces are one mistake.
  const firstLone = unfilled.find(([, name]) => name === undefined)
  return unfilled
    .filter((match) => match[1] !== undefined || match === firstLone)
    .map(([found, name = '']) => ({
      code: 'unknown-token',
      found,
      message: `The text holds "${found}", which nothing fills in.`,
      hint: hintFor(
        name,
        allowed.filter((token) => token !== 'price'),
      ),
    }))
}

function hintFor(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'Write the words themselves; braces have a meaning only in a few page texts.'
  return allowed.includes(name) ? `Write {${name}}, with one brace on each side.` : suggestionHint(name, allowed)
}

function findUnfilledInBody(entry: AnyEntry): Problem[] {
  return nodesOf(entry.body).flatMap((node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode') return []
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 1]
    // Tokens inside code marks are not replaced.
    return findUnfilled(node.value, node.type === 'text' ? tokensOf(entry.collection) : []).map(
      ({ found, ...problem }) => ({ ...problem, place: placeOfText(entry, found, [start, end]) }),
    )
  })
}

function placeOfText(entry: Entry<unknown>, text: string, [start, end]: readonly [number, number]): Place {
  const index = entry.source.text.slice(start, end).indexOf(text)
  return index < 0
    ? placeAt(entry.source, start, end)
    : placeAt(entry.source, start + index, start + index + text.length)
}
