import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkDirectives } from './check-directives.ts'
import { checkFilm, checkLoaded } from './check-loaded.ts'
import { checkSource } from './check-source.ts'

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
  if (site) checkFilm(headers, site, report)
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
