import { nodesOf } from '../../model/texts/markdown-text.ts'
import { findRange, placeAt } from '../../model/source.ts'
import { placeOfNode } from '../../model/records.ts'
import type { AnyEntry } from '../../model/records.ts'
import type { Fault } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import { tokensOf } from '../../model/texts/tokens.ts'
import type { TextPath } from '../../model/texts/visit-texts.ts'
import type { RecordCheck, TextCheck } from '../check.ts'

/** A {token} is replaced only where the page knows its value; elsewhere braces would show. */
export const findUnfilled: TextCheck = (text, path, entry) =>
  bracesIn(text, allowedAt(entry, path)).map(({ fault }) => fault)

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
function bracesIn(text: string, allowed: readonly string[]): { found: string; fault: Fault }[] {
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
      found,
      fault: {
        code: 'unknown-token',
        message: `The text holds "${found}", which nothing fills in.`,
        hint: hintFor(
          name,
          allowed.filter((token) => token !== 'price'),
        ),
      },
    }))
}

function hintFor(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'Write the words themselves; braces have a meaning only in a few page texts.'
  return allowed.includes(name) ? `Write {${name}}, with one brace on each side.` : suggestionHint(name, allowed)
}

/** The same in Markdown. Tokens inside code marks are not replaced. */
export const checkTokensOfBody: RecordCheck = (entry, report) => {
  for (const node of nodesOf(entry.body)) {
    if (node.type !== 'text' && node.type !== 'inlineCode') continue
    const allowed = node.type === 'text' ? tokensOf(entry.collection) : []
    for (const { found, fault } of bracesIn(node.value, allowed)) {
      const whole = placeOfNode(entry, node)
      const { start, end } = findRange(whole)
      const index = entry.source.text.slice(start, end).indexOf(found)
      const place = index < 0 ? whole : placeAt(entry.source, start + index, start + index + found.length)
      report({ ...fault, place })
    }
  }
}
