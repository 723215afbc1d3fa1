import type { Random } from '../../../helpers/edits/random.ts'
import type { EditKind } from '../world.ts'
import { replaceOne, textEdit } from './code-edits.ts'

const word = /(?<=^[A-Z][^\n]* )[a-z]{4,}(?= )/gm
const paragraph = /(?<=\n\n)[A-Z][^\n]*\n\n/g

/** Edits of the Markdown of articles and legal pages. */
export const markdownEdits: Readonly<Record<string, EditKind>> = {
  'a word': matchEdit(word, () => 'zquint'),
  'a heading': matchEdit(/(?<=^## ).*$/gm, (text) => `${text} zq`),
  'a heading added': matchEdit(/\n\n(?=[A-Z])/g, () => '\n\n## 99. Zq added\n\nWhat is said here is new.\n\n'),
  'an entry of a list': matchEdit(/^(?:- |\d+\. ).*\n/gm, (line, random) =>
    random.pick(['', line + line, line.replace(/\n/, ' Zq.\n')]),
  ),
  'a paragraph taken out': matchEdit(paragraph, () => ''),
  'a paragraph doubled': matchEdit(paragraph, (text) => text + text),
  'two paragraphs swapped': bodyEdit((body, random) => {
    const parts = body.split('\n\n')
    const [one, other] = [1 + random.below(parts.length - 1), 1 + random.below(parts.length - 1)]
    return parts.with(one, parts[other]!).with(other, parts[one]!).join('\n\n')
  }),
  'a link': matchEdit(
    word,
    (text, random) => `[${text}](${random.pick(['/pricing', '/gst', 'https://www.gst.gov.in'])})`,
  ),
  'strong words': matchEdit(word, (text) => `**${text}**`),
  'a fact taken out': matchEdit(/^::fact\[.*\]\n/gm, () => ''),
}

function matchEdit(pattern: RegExp, replace: (match: string, random: Random) => string): EditKind {
  return bodyEdit((body, random) => replaceOne(body, pattern, random, (match) => replace(match, random)))
}

/** A change of what stands behind the front matter. */
function bodyEdit(change: (body: string, random: Random) => string): EditKind {
  return textEdit(/^data\/(articles|legal)\/.*\.md$/, (text, random) => {
    const start = text.indexOf('\n---') + 1
    return text.slice(0, start) + change(text.slice(start), random)
  })
}
