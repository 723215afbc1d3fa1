import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { Headers } from '#generated/records.ts'
import type { Report } from '../../problem/problem.ts'
import { suggest, suggestionHint } from '../../problem/suggest.ts'
import type { Check } from './check.ts'

const fetchDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'manifest-src',
  'worker-src',
  'child-src',
  'frame-src',
]
const sourceDirectives = [...fetchDirectives, 'base-uri', 'form-action', 'frame-ancestors']
const directives = [
  ...sourceDirectives,
  'sandbox',
  'require-trusted-types-for',
  'trusted-types',
  'upgrade-insecure-requests',
  'report-uri',
  'report-to',
]

const keywords = [
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  "'wasm-unsafe-eval'",
  "'strict-dynamic'",
  "'report-sample'",
  "'script'",
  "'allow-duplicates'",
]

/** What every page loads from the site itself. */
const loaded: Readonly<Record<string, string>> = {
  'script-src': 'scripts',
  'style-src': 'styles',
  'font-src': 'fonts',
  'img-src': 'pictures',
  'connect-src': 'the data of the next page',
  'manifest-src': 'the description of the app',
  'worker-src': 'the service worker',
}

/** Directives without which the policy protects from nothing, with the value they had. The last three have no fallback. */
const needed: Readonly<Record<string, string>> = {
  'default-src': `["'none'"]`,
  'require-trusted-types-for': `["'script'"]`,
  'trusted-types': '[service-worker]',
  'base-uri': `["'none'"]`,
  'form-action': `["'self'"]`,
  'frame-ancestors': `["'none'"]`,
}

// Cloudflare Pages takes no longer line.
const longest = 2000

/** The policy is one line that browsers obey to the letter: a slip blocks every script, or lets every script in, and no page says so. */
export const checkSecurityPolicy: Check = ({ singles: { headers, site } }, report) => {
  if (!headers) return
  const policy = headers.value.contentSecurityPolicy
  checkDirectives(headers, report)
  for (const [directive, sources] of Object.entries(policy))
    sources.forEach((source, index) => checkSource({ directive, source, index }, headers, report))
  checkLoaded(headers, report)
  const film = site && URL.canParse(site.value.video.embedUrl) ? new URL(site.value.video.embedUrl).origin : undefined
  const frames = policy['frame-src'] ?? policy['child-src'] ?? policy['default-src'] ?? []
  if (film !== undefined && !frames.includes(film)) {
    report({
      code: 'unsafe-header',
      message: `The film of the home page comes from ${film}, which frame-src does not allow, so the player would stay empty.`,
      place: placeIn(headers, ['contentSecurityPolicy', 'frame-src'], 'key'),
      also: { message: 'The film is named here.', place: placeIn(site!, ['video', 'embedUrl']) },
      hint: `Write frame-src: [${film}]`,
    })
  }
  const { length } = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
  if (length > longest)
    report({
      code: 'wrong-length',
      message: `The policy comes to ${length} characters; at most ${longest} fit.`,
      place: placeIn(headers, ['contentSecurityPolicy'], 'key'),
      hint: 'Remove sources that nothing needs.',
    })
}

function checkDirectives(headers: Entry<Headers>, report: Report): void {
  const policy = headers.value.contentSecurityPolicy
  const unknown = Object.keys(policy).filter((name) => !directives.includes(name))
  for (const name of unknown) {
    report({
      code: 'unsafe-header',
      message: `No browser knows the directive "${name}", so it protects from nothing.`,
      place: placeIn(headers, ['contentSecurityPolicy', name], 'key'),
      hint: suggestionHint(name, directives),
    })
  }
  for (const [name, value] of Object.entries(needed)) {
    // A misspelt one is told already.
    if (name in policy || unknown.some((other) => suggest(other, directives) === name)) continue
    report({
      code: 'unsafe-header',
      message: `The policy has no ${name}, without which it protects the pages only in part.`,
      place: placeIn(headers, ['contentSecurityPolicy'], 'key'),
      hint: `Add this line: ${name}: ${value}`,
    })
  }
  const [types, policies] = [policy['require-trusted-types-for'], policy['trusted-types']]
  if (types && !types.includes("'script'") && !types.includes('script'))
    report({
      code: 'unsafe-header',
      message: 'The policy no longer keeps texts from becoming scripts.',
      place: placeIn(headers, ['contentSecurityPolicy', 'require-trusted-types-for']),
      hint: `Write require-trusted-types-for: ["'script'"]`,
    })
  if (policies && !policies.includes('service-worker') && !policies.includes('*'))
    report({
      code: 'unsafe-header',
      message: 'The policy does not name "service-worker", so the page would be kept from starting its service worker.',
      place: placeIn(headers, ['contentSecurityPolicy', 'trusted-types']),
      hint: 'Write trusted-types: [service-worker]',
    })
}

interface Source {
  directive: string
  source: string
  index: number
}

function checkSource({ directive, source, index }: Source, headers: Entry<Headers>, report: Report): void {
  const tell = (message: string, hint: string) =>
    report({
      code: 'unsafe-header',
      message,
      place: placeIn(headers, ['contentSecurityPolicy', directive, index]),
      hint,
    })
  const isFirst = headers.value.contentSecurityPolicy[directive]!.indexOf(source) === index
  if (keywords.includes(`'${source}'`) && isFirst)
    return tell(
      `"${source}" in ${directive} lacks its single quotes, so browsers take it for a site called "${source}".`,
      `Write "'${source}'", with both kinds of quotes.`,
    )
  if (source.startsWith("'") && !keywords.includes(source) && !/^'(nonce|sha(256|384|512))-[\w+/=-]+'$/.test(source))
    return tell(`No browser knows ${source} in ${directive}.`, suggestionHint(source, keywords))
  if (source === "'none'" && headers.value.contentSecurityPolicy[directive]!.length > 1)
    return tell(
      `'none' in ${directive} stands beside other sources, and browsers then ignore it.`,
      "Remove 'none', or all the others.",
    )
  if (directive === 'trusted-types' && (source === '*' || source === "'allow-duplicates'"))
    return tell(
      `${source} in trusted-types lets any script make scripts of texts.`,
      'Write trusted-types: [service-worker]',
    )
  if (!sourceDirectives.includes(directive) || (source.startsWith("'unsafe") === false && source.startsWith("'")))
    return
  checkOpenness({ directive, source, index }, tell)
}

// From these a script can be loaded, or all addresses of a page turned elsewhere.
const guarded = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'worker-src',
  'object-src',
  'base-uri',
]

function checkOpenness({ directive, source }: Source, tell: (message: string, hint: string) => void): void {
  const isOpen = source.startsWith("'unsafe") || /^[a-z]+:$|\*/.test(source)
  if (isOpen && guarded.includes(directive))
    return tell(
      `${source} in ${directive} would let scripts in that are not the site's own.`,
      `Remove it; "'self'" allows the site's own.`,
    )
  if (
    source.startsWith("'") ||
    /^([a-z]+:|\*)$/.test(source) ||
    /^https:\/\/(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/[\w./-]*)?$/.test(source)
  )
    return
  tell(
    `"${source}" in ${directive} is no source that browsers know.`,
    /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}/.test(source)
      ? `Write https://${source}`
      : 'Write a whole site such as https://www.youtube-nocookie.com.',
  )
}

/** A page that may not load its own files is a bare text, or nothing. */
function checkLoaded(headers: Entry<Headers>, report: Report): void {
  const policy = headers.value.contentSecurityPolicy
  for (const [directive, what] of Object.entries(loaded)) {
    const own =
      directive in policy
        ? directive
        : directive === 'worker-src' && 'script-src' in policy
          ? 'script-src'
          : 'default-src'
    const sources = policy[own]
    // What lacks its quotes or its right name is told already.
    if (
      sources === undefined ||
      sources.some((source) => suggest(source, ["'self'"]) !== undefined) ||
      Object.keys(policy).some((name) => !directives.includes(name) && suggest(name, directives) === directive)
    )
      continue
    report({
      code: 'unsafe-header',
      message: `${own} does not allow the site itself, so ${what} would be blocked on every page.`,
      place: placeIn(headers, ['contentSecurityPolicy', own], own === directive ? 'value' : 'key'),
      hint:
        own === directive
          ? `Write ${directive}: ${JSON.stringify(["'self'", ...sources.filter((source) => source !== "'none'")])}`
          : `Add this line: ${directive}: ["'self'"]`,
    })
  }
}
