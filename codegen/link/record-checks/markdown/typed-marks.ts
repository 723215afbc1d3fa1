import { describeEntry } from '../../../problem/describe-record.ts'
import { placeIn } from '../../../model/records.ts'
import type { AnyEntry } from '../../../model/records.ts'
import { findRange } from '../../../model/source.ts'
import type { TextPath } from '../../../model/texts/visit-texts.ts'
import type { TextCheck } from '../../check.ts'

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
      message: 'The curly quotes around this text are part of it to YAML, so pages would show them.',
      hint: `Write straight ones: "${inside[1] ?? inside[2]}". A quotation is written between both kinds: "${text}".`,
    }
}

/** Texts for servers and browsers, which have their own signs. */
function isUnshown({ collection }: AnyEntry, [key]: TextPath): boolean {
  return collection === 'headers' || collection === 'redirects' || key === 'googleSearchUrl'
}
