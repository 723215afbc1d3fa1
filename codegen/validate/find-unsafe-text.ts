import type { DataFile } from '../model.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { findRange } from '../source.ts'

// Control characters, line and paragraph separators, and the marks that reverse the reading direction:
// none is ever typed on purpose, and each can make a page say something else than its source.
const unsafe = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** A problem for each text of the file, Markdown body included, that holds a character no reader can see. */
export function findUnsafeText(file: DataFile): Problem[] {
  const problems: Problem[] = []
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') {
      const found = unsafe.exec(value)
      if (found) problems.push({ ...unsafeProblem(found[0]), place: placeOf(file, path, found[0]) })
    } else if (value && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) visit(one, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
  visit(file.value, [])
  const body = file.body && unsafe.exec(file.source.text.slice(file.source.yamlEnd))
  if (body) {
    const at = file.source.yamlEnd + body.index
    problems.push({ ...unsafeProblem(body[0]), place: { source: file.source, path: [], target: 'value', range: [at, at + 1] } })
  }
  return problems
}

/** The character itself where it stands in the file as such, and not as an escape. */
function placeOf({ source }: DataFile, path: (string | number)[], char: string): Place {
  const place: Place = { source, path, target: 'value' }
  const { start, end } = findRange(place)
  const index = source.text.slice(start, end).indexOf(char)
  return index < 0 ? place : { ...place, range: [start + index, start + index + 1] }
}

function unsafeProblem(char: string): Omit<Problem, 'place'> {
  const code = char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  if (char === '\uFFFD') return { code: 'unsafe-text', message: 'The text holds a character that could not be read, shown as a question mark in a diamond.', hint: 'Type it anew, and save the file as UTF-8.' }
  return {
    code: 'unsafe-text',
    message: `The text holds the invisible character U+${code}, which can make a page read differently from its source.`,
    hint: 'Delete the text and type it anew; such characters come from copying.',
  }
}
