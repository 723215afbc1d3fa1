import { repeatsIn } from '../../lib/group-by.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { Check } from '../check.ts'
import type { Headers } from '#generated/records.ts'
import type { KeyPath, Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'

// The policy and caching are set elsewhere; the others belong to the server, or would apply to
// every page at once.
const refused =
  /^(content-(?!type-options)|transfer-|connection|keep-alive|upgrade|trailer|te$|host$|date$|age$|etag|last-modified|vary|location|allow$|accept-ranges|server$|status$|cache-control|expires|pragma|x-robots-tag|set-cookie)/i

/** A header under `security` is sent with every response, so it must fit every response. */
export const checkHeaders: Check = ({ singles: { headers } }, report) => {
  if (!headers) return
  const names = Object.keys(headers.value.security)
  for (const name of names.filter((one) => refused.test(one)))
    report({
      code: 'unsafe-header',
      message: `The header ${name} cannot be sent with every response.`,
      place: placeIn(headers, ['security', name], 'key'),
      hint: 'Remove it. The policy goes under contentSecurityPolicy, and how long files are kept under caching.',
    })
  const allowed = names.filter((one) => !refused.test(one))
  for (const [name, first] of repeatsIn(allowed, (one) => one.toLowerCase()))
    report({
      code: 'unsafe-header',
      message: `The header ${name} appears here twice; capitals make no difference to the name of a header.`,
      place: placeIn(headers, ['security', name], 'key'),
      also: { message: 'It is here first.', place: placeIn(headers, ['security', first], 'key') },
      hint: 'Remove one of the two.',
    })
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

// What keeps foreign scripts, frames and forms out. To change a value, change this code too.
const fixed: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['service-worker'],
}

// What every page loads from the site itself, or sends to it.
const loaded = ['script', 'style', 'font', 'img', 'connect', 'manifest', 'worker']
const own = [...loaded.map((name) => `${name}-src`), 'form-action']

const needed = [...Object.entries(fixed), ...own.map((name) => [name, ["'self'"]] as const)]

const others = ['frame-src', 'media-src', 'upgrade-insecure-requests', 'report-uri', 'report-to']
const known = [...Object.keys(fixed), ...own, ...others]

/** A slip in the policy blocks or allows every script, and no page shows it. */
export const checkSecurityPolicy: Check = ({ singles: { headers, site } }, report) => {
  if (!headers) return
  const policy = headers.value.contentSecurityPolicy
  const tell = (path: KeyPath, message: string, hint: string) =>
    report({
      code: 'unsafe-header',
      message,
      place: placeIn(headers, ['contentSecurityPolicy', ...path], path.length === 2 ? 'value' : 'key'),
      hint,
    })
  for (const [name, sources] of Object.entries(policy)) {
    if (!known.includes(name))
      tell([name], `The directive "${name}" is none that this site uses.`, suggestionHint(name, known))
    else if (!(name in fixed))
      sources.forEach((source, index) => {
        const fault = findFault(name, source, sources)
        if (fault) tell([name, index], `${source} in ${name} ${fault}.`, `Write "'self'", or a site with https://.`)
      })
  }
  for (const [name, sources] of needed) {
    const isFixed = name in fixed
    const isThere = isFixed ? policy[name]?.join(' ') === sources.join(' ') : policy[name]?.includes("'self'")
    if (isThere) continue
    const said = isFixed
      ? 'is needed as it was: it keeps strange scripts, frames and forms out'
      : 'does not allow the site itself, which every page needs'
    tell(name in policy ? [name] : [], `${name} ${said}.`, `Write this line: ${name}: ${JSON.stringify(sources)}`)
  }
  if (site?.value.video) checkFilm(headers, site.value.video.embedUrl, report)
}

function findFault(name: string, source: string, sources: readonly string[]): string | undefined {
  if (source === "'none'") return sources.length > 1 ? 'counts for nothing beside other sources' : undefined
  const isPicture = name === 'img-src' && source === 'data:'
  // A report goes to a path, or to a group that a header names.
  if (source === "'self'" || isPicture || name.startsWith('report-')) return undefined
  return /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/[\w./-]*)?$/.test(source)
    ? undefined
    : 'is no site that browsers know, or more than one'
}

/** The player of the home page's film is a page of another site. */
function checkFilm(headers: Entry<Headers>, embedUrl: string, report: Report): void {
  const film = URL.canParse(embedUrl) ? new URL(embedUrl).origin : undefined
  if (film === undefined || headers.value.contentSecurityPolicy['frame-src']?.includes(film)) return
  report({
    code: 'unsafe-header',
    message: `The film of the home page comes from ${film}, which frame-src does not allow, so the player would stay empty.`,
    place: placeIn(headers, ['contentSecurityPolicy', 'frame-src'], 'key'),
    hint: `Write frame-src: [${film}]`,
  })
}
