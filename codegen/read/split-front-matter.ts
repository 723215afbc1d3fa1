import type { Report } from '../problem/problem.ts'
import type { Source } from '../source.ts'

/** Sets the source's YAML bounds to the block between the first two `---` lines; false, and a report, if there is none. */
export function splitFrontMatter(source: Source, report: Report): boolean {
  const open = /^---[ \t]*\r?\n/.exec(source.text)
  const close = open && /\r?\n---[ \t]*(\r?\n|$)/.exec(source.text.slice(open[0].length - 1))
  if (!open || !close) {
    report({
      code: 'front-matter', place: { source, path: [], target: 'record', range: [0, source.text.split('\n', 1)[0]!.length] },
      message: open ? 'The block of data at the top of the file is never closed.' : 'The file does not begin with its block of data.',
      hint: open ? 'Write a line of three hyphens (---) under the last line of the block.' : 'Begin with a line of three hyphens (---), then the title and the other keys, then --- again.',
    })
    return false
  }
  source.yamlStart = open[0].length
  // Behind the last line's own end: half of a \r\n would be an error at the end of the YAML.
  source.yamlEnd = open[0].length - 1 + close.index + close[0].indexOf('-')
  return true
}
