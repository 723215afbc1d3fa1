import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'

type Refusal = readonly [reason: string, hint: string]

const byServer = 'the server writes it itself, and two would contradict each other'

/** Headers that have another place, or that no site may fix once for all answers: why, and what to do. */
const refused: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  [
    'content-security-policy',
    ['it would replace the whole policy', 'Write its directives under contentSecurityPolicy.'],
  ],
  ...['cache-control', 'expires', 'pragma'].map((name): [string, Refusal] => [
    name,
    ['how long an answer is kept is said under caching', 'Change the value there.'],
  ]),
  ['x-robots-tag', ['it would speak for every page, and search engines would drop the site', 'Remove it.']],
  ['set-cookie', ['the site has no cookies, and this one would be the same for everybody', 'Remove it.']],
  ...[
    'content-length',
    'content-type',
    'content-encoding',
    'content-range',
    'transfer-encoding',
    'connection',
    'keep-alive',
    'upgrade',
    'trailer',
    'te',
    'host',
    'date',
    'age',
    'etag',
    'last-modified',
    'vary',
    'location',
    'allow',
    'accept-ranges',
    'server',
    'status',
  ].map((name): [string, Refusal] => [name, [byServer, 'Remove it.']]),
])

/** A header under `security` goes out with every answer, so it must be one that is right for every answer. */
export const checkHeaders: Check = ({ singles: { headers } }, report) => {
  const known = new Map<string, string>()
  if (!headers) return
  for (const name of Object.keys(headers.value.security)) {
    const place = placeIn(headers, ['security', name], 'key')
    const refusal = refused.get(name.toLowerCase())
    const first = known.get(name.toLowerCase())
    if (refusal) {
      const [reason, hint] = refusal
      report({ code: 'unsafe-header', message: `The header ${name} cannot stand here: ${reason}.`, place, hint })
    }
    if (!refusal && first !== undefined)
      report({
        code: 'unsafe-header',
        message: `The header ${name} stands here twice; capitals do not tell headers apart.`,
        place,
        also: { message: 'It stands here first.', place: placeIn(headers, ['security', first], 'key') },
        hint: 'Remove one of the two.',
      })
    known.set(name.toLowerCase(), name)
  }
}
