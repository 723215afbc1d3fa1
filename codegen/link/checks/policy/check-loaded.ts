import type { Headers, Site } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggest } from '../../../problem/suggest.ts'
import { directives } from './policy-words.ts'

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

/** A page that may not load its own files is a bare text, or nothing. */
export function checkLoaded(headers: Entry<Headers>, report: Report): void {
  const policy = headers.value.contentSecurityPolicy
  for (const [directive, what] of Object.entries(loaded)) {
    const own =
      directive in policy
        ? directive
        : directive === 'worker-src' && 'script-src' in policy
          ? 'script-src'
          : 'default-src'
    const sources = policy[own]
    // What lacks its quotes or its right name is reported already.
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

/** The player of the home page's film is a page of another site. */
export function checkFilm(headers: Entry<Headers>, site: Entry<Site>, report: Report): void {
  const { embedUrl } = site.value.video
  if (!URL.canParse(embedUrl)) return
  const film = new URL(embedUrl).origin
  const policy = headers.value.contentSecurityPolicy
  const frames = policy['frame-src'] ?? policy['child-src'] ?? policy['default-src'] ?? []
  if (frames.includes(film)) return
  report({
    code: 'unsafe-header',
    message: `The film of the home page comes from ${film}, which frame-src does not allow, so the player would stay empty.`,
    place: placeIn(headers, ['contentSecurityPolicy', 'frame-src'], 'key'),
    also: { message: 'The film is named here.', place: placeIn(site, ['video', 'embedUrl']) },
    hint: `Write frame-src: [${film}]`,
  })
}
