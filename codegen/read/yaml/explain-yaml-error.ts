import { isScalar, parseDocument, visit } from 'yaml'
import type { Pair, Scalar } from 'yaml'
import type { Place, Problem } from '../../problem/problem.ts'
import { placeAt } from '../../model/source.ts'
import type { Source } from '../../model/source.ts'
import { describeByCode } from './describe-code.ts'
import { describeByLine, findOddCharacter, lineAt } from './describe-line.ts'
import { describeOddCharacter, describeOddKey } from './explain-odd-key.ts'
import { findUnclosed } from './find-unclosed.ts'
import type { ParserError } from './find-odd-keys.ts'

/** Words the parser's errors. After a broken bracket only the first one counts. */
export function explainYamlError(source: Source, errors: readonly ParserError[]): Problem[] {
  const yaml = source.text.slice(source.yamlStart, source.yamlEnd)
  const odd = errors.flatMap((error) => explainOddKey(source, yaml, error) ?? [])
  if (odd.length > 0) return odd
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY')
  if (first) return [explainSyntax(source, yaml, first)]
  return errors.map((error) => explainDuplicate(source, yaml, error))
}

function placeOf(source: Source, start: number, end: number): Place {
  return placeAt(source, source.yamlStart + start, source.yamlStart + Math.max(end, start + 1))
}

function explainOddKey(source: Source, yaml: string, { code, pos, message: key }: ParserError): Problem | undefined {
  const described = describeOddKey(code, key, yaml.slice(...pos))
  return described && { ...described, place: placeOf(source, ...pos) }
}

function explainDuplicate(source: Source, yaml: string, { pos }: ParserError): Problem {
  const [first, second] = findTwins(yaml, pos[0])
  const name = second ? String(second.value) : ''
  return {
    code: 'duplicate-key',
    place: placeOf(source, pos[0], second?.range?.[1] ?? pos[0]),
    message: `The key "${name}" appears twice in the same record; YAML would keep only one of the two.`,
    ...(first?.range
      ? { also: { message: 'It is here first.', place: placeOf(source, first.range[0], first.range[1]) } }
      : {}),
    hint: 'Remove one of them, or rename it.',
  }
}

/** The two equal keys of one record. The second one begins at the offset. */
function findTwins(yaml: string, offset: number): [first: Scalar | undefined, second: Scalar | undefined] {
  let found: [Scalar | undefined, Scalar | undefined] = [undefined, undefined]
  visit(parseDocument(yaml, { uniqueKeys: false }), {
    Map: (_, map) => {
      const keys = map.items.map((pair: Pair) => pair.key).filter(isScalar)
      const second = keys.find((key) => key.range?.[0] === offset)
      if (!second) return undefined
      found = [keys.find((key) => key.value === second.value), second]
      return visit.BREAK
    },
  })
  return found
}

function explainSyntax(source: Source, yaml: string, error: ParserError): Problem {
  const tab = findTab(yaml, error)
  if (tab)
    return {
      code: 'yaml-tab',
      place: placeOf(source, ...tab),
      message: 'The line is indented by a tab, which YAML does not allow.',
      hint: 'Replace the tab by spaces: two for each level.',
    }
  const odd = findOddCharacter(yaml, error.pos[0])
  if (odd) return { ...describeOddCharacter(yaml.slice(...odd)), place: placeOf(source, ...odd) }
  const open = findUnclosed(yaml, error.pos[0])
  if (open) {
    return {
      code: 'yaml-unclosed',
      place: placeOf(source, open.at, open.at + 1),
      message: `The ${open.name} opened here is never closed.`,
      hint: `Add ${open.closer} at the end of what it holds, most likely on this line.`,
    }
  }
  const { message, hint, range } = describeByCode(yaml, error) ?? describeByLine(yaml, error)
  const [start, end] = range ?? error.pos
  return { code: 'yaml-syntax', place: placeOf(source, Math.min(start, yaml.length - 1), end), message, hint }
}

/** The tab that indents this line or the one before; further up the parser accepted any. */
function findTab(yaml: string, error: ParserError): [start: number, end: number] | undefined {
  const line = lineAt(yaml, error.pos[0])
  for (const { start, text } of [line, lineAt(yaml, Math.max(0, line.start - 1))]) {
    const indent = /^ *(\t[ \t]*)(?=\S)/.exec(text)
    if (indent) return [start + indent[0].indexOf('\t'), start + indent[0].length]
  }
  return undefined
}
