import { describeEntry } from '../../../problem/describe-record.ts'
import type { City } from '#generated/records.ts'
import { placeIn } from '../../../model/records.ts'
import type { AnyEntry } from '../../../model/records.ts'
import type { Problem } from '../../../problem/problem.ts'
import { findRange } from '../../../model/source.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import type { TextPath } from '../../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../../check.ts'

// Texts for servers and browsers, which have their own signs.
const unshown: ReadonlySet<string> = new Set(['headers', 'redirects'])

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
    /:{2,}table\[[^\]\n]*\]?/,
    'a table as articles name it',
    'Remove it; a service shows a table that stands under table: in its file.',
  ],
  [
    /:{2,}fact\b\S*|:fact\[[^\]\n]*\]?/,
    'a note of a fact as articles write it',
    'Write the sentence behind text: and the id of the fact behind fact:, where a list may hold both; else remove it.',
  ],
  [
    /:{3,}[ \t]*example\b/,
    'a worked example as articles mark it',
    'Remove the mark, and begin the sentence with "For example".',
  ],
  [/`[^`\n]+`|^#{2,6} \S|~~[^~\n]+~~/, 'a mark of Markdown', 'Remove the signs.'],
]

/** Refuses Markdown and HTML in texts that pages show as they are, and curly quotes for YAML's. */
export const checkTypedMarks: RecordCheck = (entry, report) => {
  if (unshown.has(entry.collection)) return
  // There may be ten thousand cities, and pages show two texts of each.
  const texts = entry.collection === 'cities' ? namesOf(entry.value) : entry.value
  if (entry.collection === 'cities' && !hasSigns(Object.values(texts).join(' '))) return
  visitTexts(texts, (text, path) => {
    if (!hasSigns(text)) return
    const problem = findMark(text, describeEntry(entry, path)) ?? findQuotes(entry, text, path)
    if (problem) report({ ...problem, place: placeIn(entry, path) })
  })
}

/** Nearly all texts have none of these signs. */
const hasSigns = (text: string) => /[*_`<&[\]#~“”‘’»]|:fact|:::/.test(text)

function namesOf({ name, alias }: City): object {
  return { name, ...(alias === undefined ? {} : { alias }) }
}

function findMark(text: string, who: string): Omit<Problem, 'place'> | undefined {
  for (const [pattern, what, hint] of marks) {
    const found = pattern.exec(text)
    if (found)
      return {
        code: 'unknown-markdown',
        message: `${who} holds ${what}, which pages show as it is typed: ${found[0]}`,
        hint,
      }
  }
  return undefined
}

/** Curly quotes around a whole value, in place of YAML's. Inside they may be a quotation. */
function findQuotes(entry: AnyEntry, text: string, path: TextPath): Omit<Problem, 'place'> | undefined {
  const inside = /^[“”„«]([^“”„«»"]*)[“”»"]$|^[‘’‚]([^‘’‚]*)[‘’]$/.exec(text)
  if (!inside || entry.source.text[findRange(placeIn(entry, path)).start] !== text[0]) return undefined
  return {
    code: 'needs-quotes',
    message: 'The curly quotes around this text are part of it to YAML, so pages would show them.',
    hint: `Write straight ones: "${inside[1] ?? inside[2]}". A quotation is written between both kinds: "${text}".`,
  }
}
