import type { Headers } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import { keywords, sourceDirectives } from './policy-words.ts'

export interface Source {
  directive: string
  source: string
  /** Which of the directive's sources it is. */
  index: number
}

/** One place or keyword of a directive. */
export function checkSource({ directive, source, index }: Source, headers: Entry<Headers>, report: Report): void {
  const tell = (message: string, hint: string) =>
    report({
      code: 'unsafe-header',
      message,
      place: placeIn(headers, ['contentSecurityPolicy', directive, index]),
      hint,
    })
  const sources = headers.value.contentSecurityPolicy[directive] ?? []
  const isFirst = sources.indexOf(source) === index
  if (keywords.includes(`'${source}'`) && isFirst)
    return tell(
      `"${source}" in ${directive} lacks its single quotes, so browsers take it for a site called "${source}".`,
      `Write "'${source}'", with both kinds of quotes.`,
    )
  if (source.startsWith("'") && !keywords.includes(source) && !/^'(nonce|sha(256|384|512))-[\w+/=-]+'$/.test(source))
    return tell(`No browser knows ${source} in ${directive}.`, suggestionHint(source, keywords))
  if (source === "'none'" && sources.length > 1)
    return tell(
      `'none' in ${directive} stands next to other sources, and browsers then ignore it.`,
      "Remove 'none', or all the others.",
    )
  if (directive === 'trusted-types' && (source === '*' || source === "'allow-duplicates'"))
    return tell(
      `${source} in trusted-types lets any script make scripts of texts.`,
      'Write trusted-types: [service-worker]',
    )
  if (!sourceDirectives.includes(directive) || (source.startsWith("'") && !source.startsWith("'unsafe"))) return
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
