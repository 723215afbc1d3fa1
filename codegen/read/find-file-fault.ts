import type { Problem } from '../problem/problem.ts'
import type { Source } from '../model/source.ts'

/** Line ends as YAML and Markdown know them: a lone carriage return was one on old systems. Offsets stay as they are. */
export function toKnownLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text
}

/** What is wrong with a file as a whole, so that what it holds cannot be looked at. */
export function findFileFault(source: Source): Problem | undefined {
  return findForeignFormat(source) ?? findMerge(source)
}

/** First characters that only another kind of file has, as they come out of reading it as text. */
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
    place: { source, path: [], target: 'record', range: [0, Math.max(1, text.search(/[\r\n]|$/))] },
  })
  // Each second byte of such a file is nothing, for it keeps a letter in two.
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

/** Whether the first lines are cells of a table, as a spreadsheet saves it: equally many on each, and no colon behind a key. */
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

// Git writes seven signs at the beginning of a line, and a name behind all but the middle ones. In Markdown those also underline a heading.
const markers = /^(?:<{7}|>{7}|\|{7})(?:[ \t].*)?$/m
const markersInYaml = /^(?:(?:<{7}|>{7}|\|{7})(?:[ \t].*)?|={7})$/m

function findMerge(source: Source): Problem | undefined {
  const { file, text } = source
  // Cheap to look for in a list of ten thousand cities, which hardly ever holds one.
  if (!['<<<<<<<', '>>>>>>>', '|||||||', '======='].some((mark) => text.includes(mark))) return undefined
  const found = (file.endsWith('.md') ? markers : markersInYaml).exec(text.replaceAll('\r', ' '))
  return found
    ? {
        code: 'merge-conflict',
        message: 'A merge was left unfinished here: the file holds two versions of the same lines.',
        place: { source, path: [], target: 'value', range: [found.index, found.index + found[0].trimEnd().length] },
        hint: 'Keep one of the two versions, and delete the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      }
    : undefined
}
