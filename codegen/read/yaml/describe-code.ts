import { beginsSpecial, describeColon, wholeInQuotes } from './description.ts'
import type { Description } from './description.ts'
import { lineAt } from './lines.ts'
import type { ParserError } from './parse-document.ts'

/** Mistakes for which the parser's code is enough. */
export function describeByCode(yaml: string, error: ParserError): Description | undefined {
  return describeBeginning(yaml, error) ?? byCode[error.code]?.(yaml, error)
}

/** A text that begins with a sign of YAML. The parser fails only at what follows it. */
function describeBeginning(yaml: string, { code, pos: [start, end] }: ParserError): Description | undefined {
  if (code === 'ALIAS' || code === 'BAD_SCALAR_START' || code === 'TAG_RESOLVE_FAILED')
    return { message: beginsSpecial(yaml[start] ?? ''), hint: wholeInQuotes }
  const line = lineAt(yaml, start)
  const before = line.text.slice(0, start - line.start).trimEnd()
  const [, sign] = /(?:[:,[{-]\s+|^\s*)([*&!])\S+$/.exec(before) ?? []
  return sign === undefined
    ? undefined
    : { message: beginsSpecial(sign), hint: wholeInQuotes, range: [yaml.lastIndexOf(sign, start), end] }
}

const byCode: Readonly<Record<string, typeof describeUnexpected>> = {
  MULTIPLE_DOCS: (yaml, { pos: [start] }) =>
    yaml.startsWith('---', start)
      ? {
          message: 'A line of three hyphens begins a second document, but a file holds only one.',
          hint: 'Remove the line of hyphens.',
          range: [start, start + 3],
        }
      : describeDots(yaml, start),
  BAD_DQ_ESCAPE: (yaml, { pos: [start, end] }) => ({
    message: `Between double quotes a backslash begins a special character, and there is none called "${yaml.slice(start, end + 1).trim()}".`,
    hint: 'Write two backslashes, or put the text between single quotes.',
  }),
  BLOCK_IN_FLOW: (yaml, { pos }) => describeMissingComma(yaml, pos),
  UNEXPECTED_TOKEN: describeUnexpected,
}

function describeUnexpected(yaml: string, { pos, message }: ParserError): Description | undefined {
  const char = yaml[pos[0]] ?? ''
  const before = yaml.slice(0, pos[0])
  if (char === '}' || char === ']')
    return {
      message: `This ${char} closes nothing.`,
      hint: `Remove it, or add the ${char === '}' ? '{' : '['} that it should close.`,
    }
  if (message.startsWith('Unexpected scalar at node end') && /["']\s*$/.test(before)) {
    return {
      message: 'The text goes on behind its closing quote.',
      hint: 'Put the whole text between the other kind of quotes, or write a quote inside double quotes as \\".',
    }
  }
  if (/[|>]\s*$/.test(before) || char === '|' || char === '>')
    return {
      message: `Behind ${/[|>](?=[^|>]*$)/.exec(before)?.[0] ?? char} the text must begin on the next line.`,
      hint: `${wholeInQuotes.slice(0, -1)}, if it really begins with that sign.`,
    }
  return message === 'Unexpected scalar token' ? describeMissingComma(yaml, pos) : undefined
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
  if (colon && /[{,]\s*[\w-]+:\s+$/.test(yaml.slice(0, start))) return describeColon(start + colon[0].length - 1)
  const key = /(?<![^\s,:{[\]}"'])[^\s,:{[\]}"']+(?=:(\s|$))/.exec(yaml.slice(start, end + 2))
  const range: [number, number] = key ? [start + key.index, start + key.index + key[0].length] : [start, end]
  return {
    message: 'A comma is missing before this.',
    hint: `Write a comma before ${key ? `"${key[0]}"` : 'it'}, or put the text between double quotes if it goes on.`,
    range,
  }
}
