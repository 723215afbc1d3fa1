import { placeIn } from '../../model/records.ts'
import { placeWithin } from '../../model/source.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from '../check.ts'

/** The words of Cache-Control that answers may have, and whether a number of seconds is behind. */
const directives: ReadonlyMap<string, boolean> = new Map([
  ...['public', 'private', 'no-cache', 'no-store', 'no-transform'].map((word) => [word, false] as const),
  ...['must-revalidate', 'proxy-revalidate', 'immutable'].map((word) => [word, false] as const),
  ...['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error'].map((word) => [word, true] as const),
])

/** A slip in a word is passed over by browsers, which then keep a file as long as they like. */
export const checkCachingWords: Check = ({ singles: { headers } }, report) => {
  for (const [kind, value] of headers ? Object.entries(headers.value.caching) : [])
    for (const directive of value.split(',').map((one) => one.trim())) {
      const [word = '', ...seconds] = directive.split('=')
      const takesSeconds = directives.get(word)
      if (
        takesSeconds === undefined ? false : takesSeconds ? /^\d{1,9}$/.test(seconds.join('=')) : seconds.length === 0
      )
        continue
      if (headers)
        report({
          code: 'unsafe-header',
          message: `"${directive}" is no word of Cache-Control, so browsers would pass it over.`,
          place: placeWithin(placeIn(headers, ['caching', kind]), directive),
          hint:
            takesSeconds === undefined
              ? suggestionHint(word, [...directives.keys()])
              : `Write ${word}${takesSeconds ? '=86400, a number of seconds' : ' alone'}.`,
        })
    }
}

// A wrong price must be gone from every browser within the hour.
const longestForPages = 3600

/** A page that browsers may keep for long cannot be corrected, because its address has no hash. */
export const checkCaching: Check = ({ singles: { headers } }, report) => {
  if (!headers) return
  const { pages, payment } = headers.value.caching
  const place = (kind: string) => placeIn(headers, ['caching', kind], 'value')
  const seconds = [...pages.matchAll(/=(\d{1,9})/g)].map((found) => Number(found[1]))
  if (pages.includes('immutable') || seconds.some((one) => one > longestForPages))
    report({
      code: 'unsafe-header',
      message: `With "${pages}" browsers may show old pages for more than an hour, and nothing you publish could change that.`,
      place: place('pages'),
      hint: `Write "public, max-age=0, must-revalidate", or a max-age of at most ${longestForPages} seconds without "immutable".`,
    })
  if (!/(?:^|,)\s*no-store\s*(?:,|$)/.test(payment) || /public|immutable|=0*[1-9]/.test(payment))
    report({
      code: 'unsafe-header',
      message: `With "${payment}" browsers may keep /payment, and show an account number after it was corrected.`,
      place: place('payment'),
      hint: 'Write "no-store".',
    })
}
