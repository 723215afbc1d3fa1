import { badEdits, onMatch } from '../../../helpers/edits/bad-edits.ts'
import type { Random } from '../../../helpers/edits/random.ts'
import { textOf, withFiles } from '../world.ts'
import type { EditKind } from '../world.ts'

const data = /^data\/(?!schemas\/).*\.(yaml|md)$/
const records = /^data\/(?!schemas\/).*\.yaml$/
const cities = /^data\/cities\.yaml$/
const articles = /^data\/(articles|legal)\/.*\.md$/
const word = /(?<=[a-z,] )[a-z]{4,}(?= [a-z])/g
const swapLines = (lines: string) => lines.split('\n').slice(0, 2).reverse().join('\n') + '\n'

/** Edits of data as a hand makes them. What breaks a rule is refused, and the site must stay. */
export const dataEdits: Readonly<Record<string, EditKind>> = {
  'a word': matchEdit(data, word, (text) => `${text}zq`),
  'signs of other scripts': matchEdit(data, word, (text) => `${text} & ₹ திரு 😀`),
  'a number': matchEdit(records, /(?<=: )\d+(?=[,\s])/g, (number) => String(Number(number) + 1)),
  'yes or no': matchEdit(records, /(?<=: )(?:true|false)\b/g, (is) => (is === 'true' ? 'false' : 'true')),
  'a day': matchEdit(data, /\d{4}-\d{2}-\d{2}/g, (day, random) => dayFrom(day, random.pick([1, -1, 31, -31, 400]))),
  'the value of another place': textEdit(records, badEdits['a value of another place']!),
  'a key left out': textEdit(records, badEdits['a key deleted']!),
  'an entry taken out': matchEdit(records, /^( *)- [^\n]*\n(?=\1- )/gm, () => ''),
  'an entry added': matchEdit(
    records,
    /^( *)- [A-Z][^\n{}[\]"]*\n(?=\1- )/gm,
    (line) => line + line.trimEnd() + ' Zq\n',
  ),
  'two entries swapped': matchEdit(records, /^( *)- [^\n]*\n\1- [^\n]*\n(?=\1- )/gm, swapLines),
  'a city added': matchEdit(cities, /^[a-z][\w-]*: \{.*\}\n/gm, (line) => {
    const other = line.replace(/name: [^,}]*\b/, '$& Zq').replace(/aliases: \[[^\]]*\], /, '')
    return `${line}zq-${other}`
  }),
  'a city taken out': matchEdit(cities, /^[a-z][\w-]*: \{.*\}\n/gm, () => ''),
  'two cities swapped': matchEdit(cities, /^(?:[a-z][\w-]*: \{.*\}\n){2}/gm, swapLines),
  'a slip of the hand': textEdit(data, (text, random) => badEdits[random.pick(Object.keys(badEdits))]!(text, random)),
}

const wordOfText = /(?<=^[A-Z][^\n]* )[a-z]{4,}(?= )/gm
const paragraph = /(?<=\n\n)[A-Z][^\n]*\n\n/g

/** Edits of the Markdown of articles and legal pages. */
export const markdownEdits: Readonly<Record<string, EditKind>> = {
  'a heading': matchEdit(articles, /(?<=^## ).*$/gm, (text) => `${text} zq`),
  'a heading added': matchEdit(
    articles,
    /\n\n(?=[A-Z])/g,
    () => '\n\n## 99. Zq added\n\nWhat is said here is new.\n\n',
  ),
  'an entry of a list': matchEdit(articles, /^(?:- |\d+\. ).*\n/gm, (line, random) =>
    random.pick(['', line + line, line.replace(/\n/, ' Zq.\n')]),
  ),
  'a paragraph taken out': matchEdit(articles, paragraph, () => ''),
  'a paragraph doubled': matchEdit(articles, paragraph, (text) => text + text),
  'two paragraphs swapped': textEdit(articles, (text, random) => {
    const parts = text.split('\n\n')
    const [one, other] = [1 + random.below(parts.length - 1), 1 + random.below(parts.length - 1)]
    return parts.with(one, parts[other]!).with(other, parts[one]!).join('\n\n')
  }),
  'a link': matchEdit(articles, wordOfText, (text, random) => `[${text}](${random.pick(['/pricing', '/gst'])})`),
  'strong words': matchEdit(articles, wordOfText, (text) => `**${text}**`),
  'a fact taken out': matchEdit(articles, /^::fact\[.*\]\n/gm, () => ''),
}

/** A day so many days after another one. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** One of a pattern's matches in one of the files becomes another text. */
export function matchEdit(
  files: RegExp,
  pattern: RegExp,
  replace: (match: string, random: Random) => string,
): EditKind {
  return textEdit(files, onMatch(pattern, replace))
}

/** A change of one of the files. */
export function textEdit(wanted: RegExp, change: (text: string, random: Random) => string): EditKind {
  return ({ world, random }) => {
    const files = [...world.files.keys()].filter((file) => wanted.test(file))
    // A file that has moved away would leave the kind without a try, and nobody would know.
    if (files.length === 0)
      throw new Error(`No file of the project is of the kind that is edited here: ${wanted.source}`)
    const file = random.pick(files)
    const text = textOf(world, file)
    const edited = change(text, random)
    return edited === text
      ? undefined
      : { name: `${file}: ${describe(text, edited)}`, world: withFiles(world, { [file]: edited }) }
  }
}

/** The line of an edit, as it is after it. */
function describe(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const line = old.findIndex((text, index) => text !== now[index])
  return line < 0 ? 'a line more' : `${line + 1}: ${(now[line] ?? '').trim().slice(0, 100)}`
}
