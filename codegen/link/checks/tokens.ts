import type { CollectionName } from '../../collections.ts'
import { placeIn } from '../../model.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from './check.ts'
import { visitTexts } from './visit-texts.ts'
import { tokensOf } from '../../tokens.ts'

/** A {token} is filled in only where the page knows its value; anywhere else it would reach the visitor as it stands. */
export const checkTokens: Check = (data, report) => {
  for (const entry of data.entries) {
    if (entry.collection === 'cities') continue
    const allowed = tokensOf(entry.collection as CollectionName)
    visitTexts(entry.value, (text, path) => {
      for (const match of text.matchAll(/\{+([^{}]*)\}+/g)) {
        if (allowed.includes(match[1]!) && match[0] === `{${match[1]}}`) continue
        report({ code: 'unknown-token', message: `The text holds "${match[0]}", which nothing fills in.`, place: placeIn(entry, path), hint: allowed.length > 0 ? suggestionHint(match[1]!, allowed) : 'Write the words themselves; braces have a meaning only in a few page texts.' })
      }
    })
  }
}
