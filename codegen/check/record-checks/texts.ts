import { nodesOf } from '../../model/texts/markdown-text.ts'
import { findRange, placeWithin } from '../../model/source.ts'
import { placeOfNode, placeIn } from '../../model/records.ts'
import type { AnyEntry } from '../../model/records.ts'
import type { Fault, KeyPath } from '../../problem/problem.ts'
import { hintForDate } from '../../model/texts/hint-for-date.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import { mayStateClaims, withoutClaims } from '../../model/texts/claim-tokens.ts'
import { mayNamePrices, withoutPrices } from '../../model/texts/price-tokens.ts'
import { tokensOf } from '../../model/texts/tokens.ts'
import type { RecordCheck, TextCheck } from '../check.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { findAddressFault } from '../../model/texts/web-address.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { iconNames } from '../../model/icon-set.ts'

/** A {token} is replaced only where the page knows its value; elsewhere braces would show. */
const findUnfilled: TextCheck = (text, path, entry) =>
  bracesIn(withoutNames(text, entry.collection), allowedAt(entry, path))

/** The names of prices and of claims have checks of their own. */
function withoutNames(text: string, collection: AnyEntry['collection']): string {
  const rest = mayNamePrices(collection) ? withoutPrices(text) : text
  return mayStateClaims(collection) ? withoutClaims(rest) : rest
}

// The texts of the pricing page with a token, each with the one token that the page replaces.
const pricingTokens: Partial<Record<string | number, string>> = {
  saved: 'amount',
  ifYearly: 'amount',
  percentSaved: 'percent',
  showMore: 'count',
  save: 'percent',
}

function allowedAt({ collection }: AnyEntry, path: KeyPath): readonly string[] {
  if (collection === 'page:pricing')
    return ['gst', ...[pricingTokens[path.at(-1) ?? '']].filter((token) => token !== undefined)]
  if (collection === 'page:home') return ['gst']
  // The two pages of the form know their own words for a sent message, and quote them in one place.
  if (collection === 'page:contact' || collection === 'page:about')
    return path.join('.') === 'form.undelivered.text' ? tokensOf(collection) : []
  // Only questions of city pages know a city, and only those of state pages a state.
  if (collection === 'faqs') return path[0] === 'city' ? tokensOf(collection) : path[0] === 'state' ? ['state'] : []
  return tokensOf(collection)
}

/** Every token that nothing replaces, and every brace that is not part of a token. */
function bracesIn(text: string, allowed: readonly string[]): (Fault & { found: string })[] {
  if (!/[{}[]/.test(text)) return []
  const unfilled = [...text.matchAll(/\{+([^{}]*)\}+|[{}]+/g)].filter(
    ([found, name]) => name === undefined || !allowed.includes(name) || found !== `{${name}}`,
  )
  // Two unpaired braces are one mistake.
  const firstLone = unfilled.find(([, name]) => name === undefined)
  const bracketed = [...text.matchAll(/\[([a-zA-Z]+)\]/g)].filter(([, name]) => allowed.includes(name ?? ''))
  return [...unfilled.filter((match) => match[1] !== undefined || match === firstLone), ...bracketed].map(
    ([found, name = '']) => ({
      found,
      code: 'unknown-token',
      message: `The text holds "${found}", which nothing fills in.`,
      hint: hintFor(name, allowed),
    }),
  )
}

function hintFor(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return 'Write the words themselves; braces have a meaning only in a few page texts.'
  return allowed.includes(name) ? `Write {${name}}, with one brace on each side.` : suggestionHint(name, allowed)
}

/** The same in Markdown. Tokens inside code marks are not replaced. */
export const checkTokensOfBody: RecordCheck = (entry, report) => {
  for (const node of nodesOf(entry.body)) {
    if (node.type !== 'text' && node.type !== 'inlineCode') continue
    const allowed = node.type === 'text' ? tokensOf(entry.collection) : []
    for (const { found, ...fault } of bracesIn(node.value, allowed))
      report({ ...fault, place: placeWithin(placeOfNode(entry, node), found) })
  }
}

/** What people type for bold, links and the like. Pages show texts of YAML as they are. */
const marks: readonly [pattern: RegExp, what: string, hint: string][] = [
  // The tags that people type. Any other bracket may be a sign, and is shown as one.
  [
    /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|i|img|li|mark|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i,
    'HTML',
    'Remove it, and say it in plain words.',
  ],
  [/&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i, 'a sign as HTML writes it', 'Write the sign itself, such as & or ₹.'],
  [
    /\[[^[\]\n]*\]\((?:\/|#|https?:|mailto:|tel:)[^)\s]*\)?/,
    'a link as Markdown writes it',
    'Write the words without brackets and address; only articles and legal pages hold links.',
  ],
  [
    /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|\*\*|(?<![\p{L}\p{N}_])__\p{L}[^_\n]*__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*\p{L}(?:[^*\n]*[^\s*])?\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_/])_\p{L}(?:[^_\n]*[^\s_])?_(?![\p{L}\p{N}_])/u,
    'a mark for bold or italics',
    'Remove the signs around the words.',
  ],
  [
    /(?<!:):{2,}table\[[^\]\n]*\]?/,
    'a table as articles name it',
    'Remove it; a service shows the table that is under table: in its file.',
  ],
  [
    /(?<!:):{2,}fact\b\S*|:fact\[[^\]\n]*\]?/,
    'a note of a fact as articles write it',
    'Write the sentence behind text: and the id of the fact behind fact:, where a list may hold both; else remove it.',
  ],
  [
    /(?<!:):{3,}[ \t]*example\b/,
    'a worked example as articles mark it',
    'Remove the mark, and begin the sentence with "For example".',
  ],
  [/`[^`\n]+`|^#{2,6} \S|~~[^~\n]+~~/, 'a mark of Markdown', 'Remove the signs.'],
]

/** Markdown and HTML in texts that pages show as they are, and curly quotes for YAML's. */
export const findTypedMarks: TextCheck = function* (text, path, entry) {
  // Nearly all texts have none of these signs.
  if (!/[*_`<&[\]#~“”‘’»]|:fact|:::/.test(text) || isUnshown(entry, path)) return
  for (const [pattern, what, hint] of marks) {
    const found = pattern.exec(text)
    if (!found) continue
    const message = `${describeEntry(entry, path)} holds ${what}, which pages show as it is typed: ${found[0]}`
    return yield { code: 'unknown-markdown', message, hint }
  }
  // Curly quotes around a whole value, in place of YAML's. Inside they may be a quotation.
  const inside = /^[“”„«]([^“”„«»"]*)[“”»"]$|^[‘’‚]([^‘’‚]*)[‘’]$/.exec(text)
  if (inside && entry.source.text[findRange(placeIn(entry, path)).start] === text[0])
    yield {
      code: 'needs-quotes',
      message: 'YAML takes curly quotes as part of the text, so pages would show them.',
      hint: `Write straight ones: "${inside[1] ?? inside[2]}". A quotation is written between both kinds: "${text}".`,
    }
}

/** Texts for servers and browsers, which have their own signs. */
function isUnshown({ collection }: AnyEntry, [key]: KeyPath): boolean {
  return collection === 'headers' || collection === 'redirects' || key === 'googleSearchUrl'
}

/** Days that exist and complete web addresses: a schema can check only their form. */
const findUnreal: TextCheck = function* (text, path, entry) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === undefined)
    yield {
      code: 'wrong-format',
      message: `${describeEntry(entry, path)} is "${text}", a day that does not exist.`,
      hint: hintForDate(text) ?? 'Write the year, the month from 01 to 12 and a day that the month has.',
    }
  // The sources of the policy may contain a star; the check of the policy covers them.
  const fault = entry.collection !== 'headers' && /^https:\/\/\S*$/.test(text) ? findAddressFault(text) : undefined
  if (fault)
    yield {
      code: 'wrong-format',
      message: `${describeEntry(entry, path)} is "${text}", which ${fault.said}.`,
      hint: fault.hint,
    }
}

/** Every `icon` must be in the icon set, or the page would have a gap. */
const findUnknownIcon: TextCheck = function* (name, path) {
  if (path.at(-1) === 'icon' && !iconNames.has(name))
    yield {
      code: 'unknown-icon',
      message: `There is no icon "${name}" in the icon set.`,
      hint: `${suggestionHint(name, [...iconNames])} All names are at https://lucide.dev/icons`,
    }
}

const textChecks: readonly TextCheck[] = [findUnreal, findUnknownIcon, findTypedMarks, findUnfilled]

export const checkTexts: RecordCheck = (entry, report) => {
  visitTexts(writtenTexts(entry), (text, path) => {
    for (const check of textChecks)
      for (const fault of check(text, path, entry)) report({ ...fault, place: placeIn(entry, path) })
  })
}

/** There may be ten thousand cities, and all but three of their texts are ids. */
function writtenTexts({ collection, value }: Parameters<RecordCheck>[0]): object {
  if (collection !== 'cities') return value
  const { name, alias, googleSearchUrl } = value
  return { name, alias, googleSearchUrl }
}
