import { beginsSpecial, describeGlued, describeMissingColon, describeWideColon, wholeInQuotes } from './description.ts'
import type { Description } from './description.ts'
import { indentOf, lineBehind, linesBefore } from './lines.ts'
import type { Line } from './lines.ts'

/** Slips in a line that is a record, an entry of a list or a text behind a key. */
export function describeSlip(yaml: string, line: Line): Description | undefined {
  return (
    describeOneLine(line) ??
    describeLoneEntry(yaml, line) ??
    describeBracketedText(line) ??
    describePastedLine(yaml, line) ??
    describeMixed(yaml, line)
  )
}

/** Slips in a record of one line, `vellore: { name: Vellore, state: TN }`. */
function describeOneLine({ start, text }: Line): Description | undefined {
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
  const [, from, to] = /^(\/\S*?)(?:\s*(?:->|=>|→|,)\s*|\s+)(\/\S*)$/.exec(text.trimEnd()) ?? []
  if (from !== undefined && to !== undefined)
    return { message: 'The two addresses have no colon between them.', hint: `Write ${from}: ${to}`, range }
  const [id, ...cells] = text.split(/\t|;|,/).map((cell) => cell.trim())
  if (!id || cells.length === 0 || cells.some((cell) => cell === '' || cell.includes(':')) || !/^[a-z0-9-]+$/.test(id))
    return undefined
  // The keys of the records around it.
  const [, record = ''] =
    /^[\w-]+: \{(.*)\}/m.exec([lineBehind(yaml, line), ...linesBefore(yaml, line)].map((one) => one.text).join('\n')) ??
    []
  const keys = [...record.matchAll(/(?<![\w-])([\w-]+): /g)].map(([, key]) => key)
  if (keys.length < cells.length) return undefined
  return {
    message: 'These are cells of a spreadsheet, and no record.',
    hint: `Write ${id}: { ${cells.map((cell, index) => `${keys[index]}: ${cell}`).join(', ')} }`,
    range,
  }
}
