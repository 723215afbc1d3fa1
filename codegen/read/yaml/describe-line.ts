import { invisible, oddBlank } from '../../model/texts/invisible.ts'
import { describeGlued, describeMissingColon, describeOddCharacter, describeWideColon } from './describe-key.ts'
import type { Description } from './describe-key.ts'
import type { ParserError } from './parse-document.ts'

interface Line {
  start: number
  text: string
}

export const wholeInQuotes = 'Put the whole text between double quotes.'

export function lineAt(yaml: string, offset: number): Line {
  const start = offset === 0 ? 0 : yaml.lastIndexOf('\n', offset - 1) + 1
  return { start, text: yaml.slice(start).split(/\r?\n/, 1)[0] ?? '' }
}

// Where YAML expects a space or a key: at the beginning of a line, after a hyphen, after a key's
// colon, or after a comma before the next key.
const beforeOddCharacter = new RegExp(
  `(?:^ *|^ *- *|^ *(?:- +)?["']?[\\w-]+["']?: *|[{,] *|[{,] *[\\w-]+: *)(?<odd>${oddBlank.source}|${invisible.source})`,
  'u',
)

/** A colon in a text, at an offset, that became the colon of a key. */
export const describeColon = (at: number): Description => ({
  message: 'The text holds a colon followed by a space, which YAML reads as a new key.',
  hint: wholeInQuotes,
  range: [at, at + 1],
})

export const beginsSpecial = (mark: string) => `The text begins with "${mark}", which has a meaning of its own in YAML.`

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
  const record =
    describeRecordLine(line) ??
    describeLoneEntry(yaml, line) ??
    describeBracketedText(line) ??
    describePastedLine(yaml, line) ??
    describeMixed(yaml, line)
  if (record) return record
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

function indentOf({ text }: Line): number {
  return text.search(/\S|$/)
}

function lineBehind(yaml: string, line: Line): Line {
  return lineAt(yaml, Math.min(yaml.length, yaml.indexOf('\n', line.start) + 1 || yaml.length))
}

/** The two lines above a line, the nearest first. */
function linesBefore(yaml: string, { start }: Line): Line[] {
  const above = start > 0 ? lineAt(yaml, start - 1) : undefined
  const before = above && above.start > 0 ? lineAt(yaml, above.start - 1) : undefined
  return [above, before].filter((line) => line !== undefined)
}

/** Slips in a record of one line, `vellore: { name: Vellore, state: TN }`. */
function describeRecordLine({ start, text }: Line): Description | undefined {
  const [, before = '', key = '', between = '', mark = ''] =
    /^(\s*(?:- +)?)([^\s:{}[\]()"'#,]+)([\s:]*?)([{[(]|$)/.exec(text) ?? []
  const at = start + before.length + key.length
  const [throughColon = '', wide] = /^\s*(?:- +)?([^\s:：{}[\]()"'#,]+)：/.exec(text) ?? []
  const behindColon = start + throughColon.length
  if (wide !== undefined) return { ...describeWideColon(wide), range: [behindColon - 1, behindColon] }
  if (mark !== '' && between === ':')
    return { ...describeGlued(key), hint: `Write "${key}: ${mark}".`, range: [at, at + 2] }
  if (mark === '{' && between.trim() === '') return { ...describeMissingColon(key), range: [at - key.length, at] }
  const [, till = '', sign] = /^(\s*(?:- +)?[\w-]+:\s+\{.*\}\s*)([,;.])\s*(?:#.*)?$/.exec(text) ?? []
  if (sign !== undefined)
    return {
      message: `There is a "${sign}" behind the record "${key}".`,
      hint: 'Delete what is behind the }.',
      range: [start + till.length, start + till.length + 1],
    }
  const [, name = '', equals] = /^(\s*(?:- +)?[\w-]+\s*)(=+>?)\s*\{/.exec(text) ?? []
  if (equals !== undefined)
    return {
      message: `Behind "${name.trim()}" there is "${equals}" and no colon.`,
      hint: `Write "${name.trim()}: {".`,
      range: [start + name.length, start + name.length + equals.length],
    }
  if (mark === '(' && /: /.test(text.slice(at + between.length - start)))
    return {
      message: `The keys of "${key}" are between round brackets.`,
      hint: 'Write { in place of ( and } in place of ).',
      range: [at + between.length, at + between.length + 1],
    }
  const [, lead = '', record, first] = /^(\s*(?:- +)?([\w-]+):\s+)([\w-]+):\s[^{}]*\}\s*(#.*)?$/.exec(text) ?? []
  if (first !== undefined)
    return {
      message: `The brace that closes the record "${record}" was never opened.`,
      hint: `Write { before "${first}".`,
      range: [start + lead.length, start + lead.length + first.length],
    }
  return undefined
}

/** A key that became an entry of a list among other keys, as in `- vellore: { … }`. */
function describeLoneEntry(yaml: string, line: Line): Description | undefined {
  if (!/^- +[\w-]+:(\s|$)/.test(line.text) || !/^[\w-]+:/m.test(yaml)) return undefined
  return {
    message: 'The line is an entry of a list, and those around it are keys.',
    hint: 'Delete the hyphen.',
    range: [line.start, line.start + 1],
  }
}

/** A key without a hyphen among the entries of a list, or an entry among keys. */
function describeMixed(yaml: string, line: Line): Description | undefined {
  const indent = indentOf(line)
  const isEntry = line.text.startsWith('- ', indent)
  const above = yaml.slice(0, line.start).split('\n').reverse()
  const lineUpTo = (most: number) => above.find((text) => /^ *[^\s#]/.test(text) && text.search(/\S/) <= most) ?? ''
  const before = lineUpTo(indent)
  const parent = lineUpTo(indent - 1)
  const key = new RegExp(`^ {${indent}}[\\w/-]+:\\s+\\S`)
  // An entry beside the keys of another one is too far to the right.
  const isMixed = isEntry
    ? key.test(before) && !/^ *- /.test(parent)
    : key.test(line.text) && before.startsWith('- ', indent)
  if (!isMixed) return undefined
  return {
    message: 'Entries with a hyphen and keys without one are mixed here.',
    hint: `Write a hyphen before each of them, or before none.${/^ *- +[\w-]+:\s/.test(before) ? ' If this key belongs to the entry above, write two more spaces before it.' : ''}`,
    range: [line.start + indent, line.start + line.text.trimEnd().length],
  }
}

/** A text that begins with a bracket, as in `- [Optional] one more paper`. */
function describeBracketedText({ start, text }: Line): Description | undefined {
  const [, before = '', bracketed] = /^(\s*(?:- +)?(?:[\w-]+: +)?)([[{][^\]}:,]*[\]}])\s+[^\s#,\]}]/.exec(text) ?? []
  if (bracketed === undefined) return undefined
  const at = start + before.length
  return { message: beginsSpecial(bracketed.charAt(0)), hint: wholeInQuotes, range: [at, at + bracketed.length] }
}

/** Spreadsheet cells, or an old and a new address, on a line of their own. */
function describePastedLine(yaml: string, line: Line): Description | undefined {
  const { start, text } = line
  const range = [start, start + text.trimEnd().length] as const
  const [, from, to] = /^(\/\S*?)\s*(?:->|=>|→|,|\s)\s*(\/\S*)$/.exec(text.trimEnd()) ?? []
  if (from !== undefined && to !== undefined)
    return { message: 'The two addresses have no colon between them.', hint: `Write ${from}: ${to}`, range }
  const [id, ...cells] = text.split(/\t|;|,/).map((cell) => cell.trim())
  if (!id || cells.length === 0 || cells.some((cell) => cell === '' || cell.includes(':')) || !/^[a-z0-9-]+$/.test(id))
    return undefined
  // The keys of the records around it.
  const [, record = ''] =
    /^[\w-]+: \{(.*)\}/m.exec([lineBehind(yaml, line), ...linesBefore(yaml, line)].map((one) => one.text).join('\n')) ??
    []
  const keys = [...record.matchAll(/([\w-]+): /g)].map(([, key]) => key)
  if (keys.length < cells.length) return undefined
  return {
    message: 'These are cells of a spreadsheet, and no record.',
    hint: `Write ${id}: { ${cells.map((cell, index) => `${keys[index]}: ${cell}`).join(', ')} }`,
    range,
  }
}
