import type { Random } from '../../../helpers/edits/random.ts'
import { dataFiles, openFile } from '../values/data-places.ts'
import { textOf, withFiles } from '../world.ts'
import type { EditKind } from '../world.ts'

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

function bodyEdit(change: (body: string, random: Random) => string): EditKind {
  return ({ world, random }) => {
    const file = random.pick(dataFiles(world).filter((one) => one.endsWith('.md')))
    const text = textOf(world, file)
    const start = text.length - openFile(world, file).after.length
    const edited = text.slice(0, start) + change(text.slice(start), random)
    return edited === text ? undefined : { name: file, world: withFiles(world, { [file]: edited }) }
  }
}

/** The text with one of a pattern's matches replaced; as it is where there is none. */
export function replaceOne(text: string, pattern: RegExp, random: Random, replace: (match: string) => string): string {
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return text
  const match = random.pick(matches)
  return text.slice(0, match.index) + replace(match[0]) + text.slice(match.index + match[0].length)
}
