import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'

// The policy and caching are set elsewhere; the others belong to the server, or would apply to
// every page at once.
const refused =
  /^(content-(?!type-options)|transfer-|connection|keep-alive|upgrade|trailer|te$|host$|date$|age$|etag|last-modified|vary|location|allow$|accept-ranges|server$|status$|cache-control|expires|pragma|x-robots-tag|set-cookie)/i

/** A header under `security` is sent with every response, so it must fit every response. */
export const checkHeaders: Check = ({ singles: { headers } }, report) => {
  const known = new Map<string, string>()
  if (!headers) return
  for (const name of Object.keys(headers.value.security)) {
    const place = placeIn(headers, ['security', name], 'key')
    const first = known.get(name.toLowerCase())
    if (refused.test(name))
      report({
        code: 'unsafe-header',
        message: `The header ${name} cannot be one of every answer.`,
        place,
        hint: 'Remove it. The policy goes under contentSecurityPolicy, and how long files are kept under caching.',
      })
    else if (first !== undefined)
      report({
        code: 'unsafe-header',
        message: `The header ${name} appears here twice; capitals make no difference to the name of a header.`,
        place,
        also: { message: 'It is here first.', place: placeIn(headers, ['security', first], 'key') },
        hint: 'Remove one of the two.',
      })
    known.set(name.toLowerCase(), name)
  }
}

// A wrong price or an old account number must be gone from every browser within the hour.
const longestForPages = 3600

/** A page that browsers may keep for long cannot be corrected, because its address has no hash. */
export const checkCaching: Check = ({ singles: { headers } }, report) => {
  if (!headers) return
  const value = headers.value.caching.pages
  const seconds = [...value.matchAll(/(?:max-?age|stale-[a-z-]+)\s*=\s*"?(\d+)/gi)].map((found) => Number(found[1]))
  if (!/immutable/i.test(value) && seconds.every((one) => one <= longestForPages)) return
  report({
    code: 'unsafe-header',
    message: `With "${value}" browsers may show old pages for more than an hour, and nothing you publish could change that.`,
    place: placeIn(headers, ['caching', 'pages'], 'value'),
    hint: `Write "public, max-age=0, must-revalidate", or a max-age of at most ${longestForPages} seconds without "immutable".`,
  })
}
