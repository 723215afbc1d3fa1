import { placeIn } from '../../model/records.ts'
import { placeWithin } from '../../model/source.ts'
import type { Entry } from '../../model/records.ts'
import type { Check } from '../check.ts'
import type { Headers } from '#generated/records.ts'
import type { KeyPath, Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'

/** What a page can be kept from using. Browsers pass over a name that they do not know. */
const features =
  'accelerometer ambient-light-sensor attribution-reporting autoplay bluetooth browsing-topics camera clipboard-read clipboard-write compute-pressure cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection join-ad-interest-group keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get run-ad-auction screen-wake-lock serial storage-access sync-xhr unload usb web-share window-management xr-spatial-tracking'.split(
    ' ',
  )

/** Features that no browser knows, so that nothing would be blocked. */
export const checkPermissions: Check = ({ singles: { headers } }, report) => {
  const policy = headers?.value.security['Permissions-Policy']
  if (!headers || policy === undefined) return
  const place = placeIn(headers, ['security', 'Permissions-Policy'])
  for (const name of policy.split(', ').map((one) => one.slice(0, one.indexOf('='))))
    if (!features.includes(name))
      report({
        code: 'unsafe-header',
        message: `Permissions-Policy names "${name}", which browsers do not know.`,
        place: placeWithin(place, name),
        hint: suggestionHint(name, features),
      })
}

// What the site sends since its first day. Whoever takes one away should know it.
const expected = [
  'Strict-Transport-Security',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
] as const

/** Before a deploy: headers that protect visitors and are not there. */
export const checkMissingHeaders: Check = ({ singles: { headers } }, report) => {
  for (const name of headers ? expected.filter((one) => headers.value.security[one] === undefined) : [])
    if (headers)
      report({
        code: 'missing-header',
        message: `The header ${name}, which protects visitors, is not sent.`,
        place: placeIn(headers, ['security'], 'key'),
        hint: 'Put its line back as it was in the last release, unless the server itself sends it.',
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
