import type { Problem, Report } from '../../problem/problem.ts'
import { placeAt } from '../../model/source.ts'
import type { Source } from '../../model/source.ts'

/** Sets the YAML bounds to the block between the first two `---` lines; false if none. */
export function splitFrontMatter(source: Source, report: Report): boolean {
  const open = /^---[ \t]*\r?\n/.exec(source.text)
  const close = open && /\r?\n---[ \t]*(\r?\n|$)/.exec(source.text.slice(open[0].length - 1))
  if (!open || !close) {
    report(explainMissing(source, open !== null))
    return false
  }
  source.yamlStart = open[0].length
  // Behind the last line's own end: half of a \r\n would be an error at the end of the YAML.
  source.yamlEnd = open[0].length - 1 + close.index + close[0].indexOf('-')
  return true
}

function explainMissing(source: Source, isOpen: boolean): Problem {
  const problem = (length: number, message: string, hint: string): Problem => ({
    code: 'front-matter',
    place: placeAt(source, 0, length),
    message,
    hint,
  })
  if (source.text.trim() === '')
    return problem(
      0,
      'The file is empty.',
      `If it was full before, put it back from the last commit: git checkout -- ${source.file}`,
    )
  // One class: a byte order mark is in both, and two ways to read each double the time.
  const before = /^[\s\p{Cf}]+(?=---[ \t]*\r?\n)/u.exec(source.text)?.[0]
  if (before?.includes('\n'))
    return problem(
      1,
      'Above the three hyphens there is an empty line.',
      'Delete the empty line: the hyphens must be the first characters of the file.',
    )
  if (before !== undefined)
    return problem(
      before.length,
      `Before the three hyphens there is ${before.trim() === '' ? 'a blank' : 'an invisible character'}.`,
      'Delete it: the hyphens must be the first characters of the file.',
    )
  const firstLine = source.text.search(/\n|$/)
  if (isOpen)
    return problem(
      firstLine,
      'The block of data at the top of the file is never closed.',
      'Write a line of three hyphens (---) under the last line of the block.',
    )
  return problem(
    firstLine,
    'The file does not begin with its block of data.',
    'Begin with a line of three hyphens (---), then the title and the other keys, then --- again.',
  )
}
