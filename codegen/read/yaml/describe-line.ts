import { invisible, oddBlank } from '../../model/texts/invisible.ts'
import { describeColon, describeGlued, describeOddCharacter } from './description.ts'
import type { Description } from './description.ts'
import { describeSlip } from './describe-slip.ts'
import { indentOf, lineAt, lineBehind, linesBefore } from './lines.ts'
import type { Line } from './lines.ts'
import type { ParserError } from './parse-document.ts'

// Where YAML expects a space or a key: at the beginning of a line, after a hyphen, after a key's
// colon, or after a comma before the next key.
const beforeOddCharacter = new RegExp(
  `(?:^ *|^ *- *|^ *(?:- +)?["']?[\\w-]+["']?: *|[{,] *|[{,] *[\\w-]+: *)(?<odd>${oddBlank.source}|${invisible.source})`,
  'u',
)

/** A tab that indents this line or the one before; further up the parser accepted any. */
export function describeTab(yaml: string, { pos }: ParserError): Description | undefined {
  const line = lineAt(yaml, pos[0])
  for (const { start, text } of [line, lineAt(yaml, Math.max(0, line.start - 1))]) {
    const indent = /^ *(\t[ \t]*)(?=\S)/.exec(text)
    if (indent)
      return {
        code: 'yaml-tab',
        message: 'The line is indented by a tab, which YAML does not allow.',
        hint: 'Replace the tab by spaces: two for each level.',
        range: [start + indent[0].indexOf('\t'), start + indent[0].length],
      }
  }
  return undefined
}

/** An odd blank near the place where the parser failed, which was taken for a space. */
export function describeOddBlank(yaml: string, { pos }: ParserError): Description | undefined {
  const line = lineAt(yaml, pos[0])
  for (const { start, text } of [line, ...linesBefore(yaml, line).slice(0, 1), lineBehind(yaml, line)]) {
    const found = beforeOddCharacter.exec(text)
    if (!found) continue
    const end = start + found.index + found[0].length
    const odd = found.groups?.['odd'] ?? ''
    return { ...describeOddCharacter(odd), range: [end - odd.length, end] }
  }
  return undefined
}

/** What the line at which the parser failed looks like. */
export function describeByLine(yaml: string, error: ParserError): Description {
  const { code, pos } = error
  const line = lineAt(yaml, pos[0])
  const content = line.start + line.text.search(/\S|$/)
  const whole: [number, number] = [content, line.start + line.text.trimEnd().length]
  const slip = describeSlip(yaml, line)
  if (slip) return slip
  const colon = code === 'BLOCK_AS_IMPLICIT_KEY' ? /:\s/.exec(line.text.slice(pos[0] - line.start)) : null
  const colonAt = pos[0] + (colon?.index ?? 0)
  // Behind the first word of an entry it is the colon of a key: the entry is too far to the right.
  if (colon && !/^\s*- +[a-z][\w-]*$/.test(yaml.slice(line.start, colonAt))) return describeColon(colonAt)
  const [, glued] = /^\s*(?:- +)?([A-Za-z][\w-]*):(?=\S)/.exec(line.text) ?? []
  if (glued !== undefined && !/:(\s|$)/.test(line.text)) return { ...describeGlued(glued), range: whole }
  if (!/:(\s|$)|^\s*-(\s|$)/.test(line.text) && line.text.trim() !== '')
    return {
      message: 'The line is neither a key with its value nor a list entry.',
      hint: 'Write a colon and a space behind a key, or a hyphen and a space before a list entry.',
      range: whole,
    }
  const isIndent = code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY'
  if (!isIndent)
    return {
      message: 'YAML cannot be read from here on.',
      hint: 'Look at this line and the one above it for a missing comma, quote, bracket or space behind a colon.',
    }
  return {
    message: 'The line does not line up with the lines around it.',
    hint: 'Indent the keys of one record, and the entries of one list, by the same number of spaces.',
    range: findUnaligned(yaml, line, pos),
  }
}

/** The line with an odd indentation: the one at which the parser failed, or a neighbour. */
function findUnaligned(yaml: string, named: Line, pos: ParserError['pos']): [number, number] {
  const isBelow = pos[0] > named.start + indentOf(named) && !named.text.slice(pos[0] - named.start).startsWith('-')
  const below = lineBehind(yaml, named)
  const line = isBelow && below.text.trim() !== '' ? below : named
  const [above, before] = linesBefore(yaml, line)
  const behind = lineBehind(yaml, line)
  const isAligned =
    behind.text.trim() !== '' && indentOf(behind) === indentOf(line) && !line.text.trimStart().startsWith('-')
  const isAbove =
    isAligned &&
    above &&
    before &&
    /: +\S/.test(above.text) &&
    (indentOf(before) === indentOf(line) || /:\s*$/.test(before.text))
  const odd = isAbove ? above : line
  return [odd.start + indentOf(odd), odd.start + odd.text.trimEnd().length]
}
