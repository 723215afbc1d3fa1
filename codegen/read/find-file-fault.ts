import type { Problem } from '../problem/problem.ts'
import { placeAt } from '../model/source.ts'
import { formatCount } from '../model/texts/format.ts'
import type { Source } from '../model/source.ts'

/**
 * A file as it is parsed: without a byte order mark, which some editors write, and with \n alone,
 * where Windows and Git for Windows write \r\n, and old systems \r.
 */
export function toSource(file: string, whole: string): Source {
  const marked = whole.replace(/^\uFEFF/, '')
  const text = marked.includes('\r') ? marked.replace(/\r\n?/g, '\n') : marked
  return { file, text, yamlStart: 0, yamlEnd: text.length }
}

/** What is wrong with a file as a whole, so that its contents cannot be checked. */
export function findFileFault(source: Source): Problem | undefined {
  return findForeignFormat(source) ?? findExcess(source) ?? findMerge(source)
}

// The longest article has 17,000 characters. The parser takes seconds from a million on, and fails
// on lines nested deep.
const longestText = 500_000
const deepest = 20
// A line of only hyphens or stars is a rule across the page.
const tooDeep = new RegExp(`^(?![-* \\t]+$)[ \\t]*(?:(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])[ \\t]*){${deepest + 1}}`, 'm')

/** A Markdown file that the parser cannot read, or not within seconds. */
function findExcess(source: Source): Problem | undefined {
  const { file, text } = source
  if (!file.endsWith('.md')) return undefined
  const problem = (start: number, length: number, message: string, hint: string): Problem => ({
    code: 'wrong-length',
    message,
    hint,
    place: placeAt(source, start, start + length),
  })
  if (text.length > longestText)
    return problem(
      0,
      Math.max(1, text.search(/\n|$/)),
      `The file has ${formatCount(text.length)} characters, and a page may have ${formatCount(longestText)}.`,
      'Split it into several articles.',
    )
  const deep = tooDeep.exec(text)
  if (!deep) return undefined
  return problem(
    deep.index,
    1,
    `This line opens more than ${deepest} quotations or lists, one in another.`,
    'Take away what opens them at its beginning.',
  )
}

/** First characters of other kinds of file, when read as text. */
const formats: readonly [RegExp, string][] = [
  [/^\uFFFDPNG|^\uFFFD{2}\uFFFD|^GIF8[79]a|^RIFF[^]{4,8}WEBP/, 'a picture'],
  [/^PK\x03\x04|^\uFFFD{2}\x11\u0871|^\{\\rtf/, 'a document of Word, Excel or the like'],
  [/^%PDF-/, 'a PDF'],
  [/^\s*<(!doctype|html|\?xml)\b/i, 'a web page'],
]

function findForeignFormat(source: Source): Problem | undefined {
  const { file, text } = source
  const problem = (message: string, hint: string): Problem => ({
    code: 'yaml-syntax',
    message,
    hint,
    place: placeAt(source, 0, Math.max(1, text.search(/[\r\n]|$/))),
  })
  if (/^\0+$/.test(text))
    return problem(
      'The file holds nothing but zero bytes, as a computer leaves it that lost its power.',
      `Put it back from the last commit: git checkout -- ${file}`,
    )
  // Every second byte of such a file is zero, because it stores a letter in two bytes.
  if (/^\uFFFD{2}(?:[^\0]\0|\0[^\0])|^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/.test(text))
    return problem(
      'The file is saved as UTF-16, which nothing here reads.',
      'Save it as UTF-8; most editors offer that under "Save as".',
    )
  const format =
    formats.find(([pattern]) => pattern.test(text))?.[1] ??
    (file.endsWith('.yaml') && isTable(text) ? 'a table of a spreadsheet (CSV)' : undefined)
  return format === undefined
    ? undefined
    : problem(
        `The file holds ${format} in place of ${file.endsWith('.md') ? 'a text' : 'YAML'}.`,
        `Write it like the other files of data/, or put the old one back: git checkout -- ${file}`,
      )
}

/** Whether the first lines are cells of a spreadsheet: as many each, and no colon after a key. */
function isTable(text: string): boolean {
  const lines = text
    .slice(0, 2000)
    .split('\n', 3)
    .filter((line) => line.trim() !== '')
  const [first = 0, ...others] = lines.map((line) => line.split(/[,;\t]/).length)
  return (
    first > 1 &&
    others.length > 0 &&
    others.every((count) => count === first) &&
    lines.every((line) => !/^\s*[-#[{]|:(\s|$)/.test(line))
  )
}

// Git writes seven signs at the beginning of a line, followed by a name except on the middle line.
// In Markdown such a line also underlines a first-level heading, which no text may have.
const markers = /^(?:(?:<{7}|>{7}|\|{7})(?:[ \t].*)?|={7})$/m

function findMerge(source: Source): Problem | undefined {
  const { text } = source
  // This is cheap to search for in a list of ten thousand cities, which rarely contains one.
  if (!['<<<<<<<', '>>>>>>>', '|||||||', '======='].some((mark) => text.includes(mark))) return undefined
  const found = markers.exec(text.replaceAll('\r', ' '))
  return found
    ? {
        code: 'merge-conflict',
        message: 'A merge was left unfinished here: the file holds two versions of the same lines.',
        place: placeAt(source, found.index, found.index + found[0].trimEnd().length),
        hint: 'Keep one of the two versions, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      }
    : undefined
}
