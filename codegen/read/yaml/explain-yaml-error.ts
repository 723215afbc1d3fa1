import { isScalar, parseDocument, visit } from 'yaml'
import type { Pair, Scalar } from 'yaml'
import type { Place, Problem } from '../../problem/problem.ts'
import type { Source } from '../../model/source.ts'
import { describeByLine, findOddCharacter, lineAt, wholeInQuotes } from './describe-line.ts'
import type { Description } from './describe-line.ts'
import { describeOddCharacter, describeOddKey } from './explain-odd-key.ts'
import { findUnclosed } from './find-unclosed.ts'

/** An error or warning of the parser: its code, and offsets into the YAML. Ours are `ALIAS`, for a `*name` or `&name`, which the data never needs, and those of `findOddKeys`. */
export interface ParserError {
  code: string
  pos: readonly [start: number, end: number]
  message: string
}

/** The parser's errors in an operator's words. A broken bracket makes the parser stumble again and again, so only its first error counts. */
export function explainYamlError(source: Source, errors: readonly ParserError[]): Problem[] {
  const yaml = source.text.slice(source.yamlStart, source.yamlEnd)
  const odd = errors.flatMap((error) => explainOddKey(source, yaml, error) ?? [])
  if (odd.length > 0) return odd
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY')
  if (first) return [explainSyntax(source, yaml, first)]
  return errors.map((error) => explainDuplicate(source, yaml, error))
}

function placeOf(source: Source, start: number, end: number): Place {
  return {
    source,
    path: [],
    target: 'value',
    range: [source.yamlStart + start, source.yamlStart + Math.max(end, start + 1)],
  }
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
    message: `The key "${name}" stands twice in the same record; YAML would keep only one of the two.`,
    ...(first?.range
      ? { also: { message: 'It stands here first.', place: placeOf(source, first.range[0], first.range[1]) } }
      : {}),
    hint: 'Remove one of them, or rename it.',
  }
}

/** The two equal keys of one record, of which the second begins at an offset. */
function findTwins(yaml: string, offset: number): [first?: Scalar, second?: Scalar] {
  let found: [Scalar?, Scalar?] = []
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

/** The tab that indents the line at which the parser stumbled, or the line before it; a tab further up was read without trouble. */
function findTab(yaml: string, error: ParserError): [start: number, end: number] | undefined {
  const line = lineAt(yaml, error.pos[0])
  for (const { start, text } of [line, lineAt(yaml, Math.max(0, line.start - 1))]) {
    const indent = /^ *(\t[ \t]*)(?=\S)/.exec(text)
    if (indent) return [start + indent[0].indexOf('\t'), start + indent[0].length]
  }
  return undefined
}

/** What the parser's own code says for certain. */
function describeByCode(yaml: string, { code, pos, message }: ParserError): Description | undefined {
  const [start, end] = pos
  const char = yaml[start] ?? ''
  if (code === 'ALIAS' || code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED') {
    return { message: beginsSpecial(char), hint: wholeInQuotes }
  }
  const special = /(?:[:,[{-]\s+|^\s*)([*&!])\S+$/.exec(
    lineAt(yaml, start)
      .text.slice(0, start - lineAt(yaml, start).start)
      .trimEnd(),
  )
  if (special)
    return {
      message: beginsSpecial(special[1]!),
      hint: wholeInQuotes,
      range: [yaml.lastIndexOf(special[1]!, start), end],
    }
  if (code === 'MULTIPLE_DOCS' && !yaml.startsWith('---', start)) return describeDots(yaml, start)
  if (code === 'MULTIPLE_DOCS')
    return {
      message: 'A line of three hyphens begins a second document, but a file holds only one.',
      hint: 'Remove the line of hyphens.',
      range: [start, start + 3],
    }
  if (code === 'BAD_DQ_ESCAPE')
    return {
      message: `Between double quotes a backslash begins a special character, and there is none called "${yaml.slice(start, end + 1).trim()}".`,
      hint: 'Write two backslashes, or put the text between single quotes.',
    }
  if (code === 'BLOCK_IN_FLOW') return describeMissingComma(yaml, pos)
  if (code !== 'UNEXPECTED_TOKEN') return undefined
  if (char === '}' || char === ']')
    return {
      message: `This ${char} closes nothing.`,
      hint: `Remove it, or add the ${char === '}' ? '{' : '['} that it should close.`,
    }
  if (message.startsWith('Unexpected scalar at node end') && /["']\s*$/.test(yaml.slice(0, start))) {
    return {
      message: 'The text goes on behind its closing quote.',
      hint: 'Put the whole text between the other kind of quotes, or write a quote inside double quotes as \\".',
    }
  }
  if (/[|>]\s*$/.test(yaml.slice(0, start)) || char === '|' || char === '>')
    return {
      message: `Behind ${/[|>](?=[^|>]*$)/.exec(yaml.slice(0, start))?.[0] ?? char} the text must begin on the next line.`,
      hint: `${wholeInQuotes.slice(0, -1)}, if it really begins with that sign.`,
    }
  return message === 'Unexpected scalar token' ? describeMissingComma(yaml, pos) : undefined
}

function beginsSpecial(char: string): string {
  return `The text begins with "${char}", which has a meaning of its own in YAML.`
}

function describeDots(yaml: string, start: number): Description {
  const dots = Math.max(0, yaml.lastIndexOf('\n...', start) + 1)
  return {
    message: 'A line of three dots ends the document, so that nothing behind it is read.',
    hint: 'Remove the line of dots.',
    range: [dots, dots + 3],
  }
}

function describeMissingComma(yaml: string, [start, end]: ParserError['pos']): Description {
  const colon = /^[^\s,:{[\]}"']+:(?=\s)/.exec(yaml.slice(start, end + 2))
  if (colon && /[{,]\s*[\w-]+:\s+$/.test(yaml.slice(0, start)))
    return {
      message: 'The text holds a colon followed by a space, which YAML reads as a new key.',
      hint: wholeInQuotes,
      range: [start + colon[0].length - 1, start + colon[0].length],
    }
  const key = /([^\s,:{[\]}"']+):(\s|$)/.exec(yaml.slice(start, end + 2))
  const range: [number, number] = key ? [start + key.index, start + key.index + key[1]!.length] : [start, end]
  return {
    message: 'A comma is missing before this.',
    hint: `Write a comma before ${key ? `"${key[1]}"` : 'it'}, or put the text between double quotes if it goes on.`,
    range,
  }
}
