import type { Headers } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggest, suggestionHint } from '../../../problem/suggest.ts'
import { directives } from './policy-words.ts'

/** Directives without which the policy protects from nothing, with the value they had. The last three have no fallback. */
const needed: Readonly<Record<string, string>> = {
  'default-src': `["'none'"]`,
  'require-trusted-types-for': `["'script'"]`,
  'trusted-types': '[service-worker]',
  'base-uri': `["'none'"]`,
  'form-action': `["'self'"]`,
  'frame-ancestors': `["'none'"]`,
}

/** The policy holds every directive that protects, and none that no browser knows. */
export function checkDirectives(headers: Entry<Headers>, report: Report): void {
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
    // A misspelt one is reported already.
    if (name in policy || unknown.some((other) => suggest(other, directives) === name)) continue
    report({
      code: 'unsafe-header',
      message: `The policy has no ${name}, without which it protects the pages only in part.`,
      place: placeIn(headers, ['contentSecurityPolicy'], 'key'),
      hint: `Add this line: ${name}: ${value}`,
    })
  }
  checkTrustedTypes(headers, report)
}

/** These two hold off scripts made of texts, and what they name must fit the pages' own scripts. */
function checkTrustedTypes(headers: Entry<Headers>, report: Report): void {
  const policy = headers.value.contentSecurityPolicy
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
