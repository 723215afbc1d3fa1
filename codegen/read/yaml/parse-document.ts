import { isMap, isPair, isScalar, parseDocument as parse, visit } from 'yaml'
import type { Document, Scalar, YAMLMap } from 'yaml'
import { invisible, oddBlank } from '../../model/texts/invisible.ts'

/** An error or warning: of the parser, of `findOddKeys`, or `ALIAS`, which no data needs. */
export interface ParserError {
  code: string
  pos: readonly [start: number, end: number]
  message: string
}

/** What a text says, or its mistakes. */
export function parseDocument(text: string): { value: unknown; errors: readonly ParserError[] } {
  // Else the parser logs keys that are lists, of which the schema says more.
  const document = parse(text, { prettyErrors: false, logLevel: 'error' })
  const { errors, warnings } = document
  const all = [...errors, ...warnings, ...findAliases(document, text), ...findCutTexts(document, text)]
  if (all.length > 0) return { value: undefined, errors: all }
  const value: unknown = document.toJS() ?? {}
  const swallowed = holdsText(value, (one) => joined.test(one)) ? findSwallowed(document, text) : []
  return { value, errors: [...swallowed, ...(mayHoldOddKey(value) ? findOddKeys(document) : [])] }
}

/** Anchors and aliases: each is a text without quotes. */
function findAliases(document: Document, text: string): ParserError[] {
  const found: ParserError[] = []
  const add = (start: number, end: number) => void found.push({ code: 'ALIAS', pos: [start, end], message: '' })
  // Looking at every node takes as long as a parse, so only a text with such a sign is.
  if (/(^|[\s,[{:-])[*&]\S/m.test(text))
    visit(document, {
      Alias: (_, { range, source }) => add(range?.[0] ?? 0, (range?.[0] ?? 0) + source.length + 1),
      Value: (_, { range, anchor }) =>
        anchor === undefined ? undefined : add(text.lastIndexOf(`&${anchor}`, range?.[0] ?? 0), range?.[0] ?? 0),
    })
  return found
}

/** Whether keys may differ from those written. To ask the document's nodes takes far longer. */
function mayHoldOddKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mayHoldOddKey)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, one]) =>
      one === null ||
      !/^[A-Za-z/][\w/-]*$/.test(key) ||
      key === 'true' ||
      key === 'false' ||
      isOfPrograms(key) ||
      mayHoldOddKey(one),
  )
}

/** Names that every object of JavaScript has: `constructor`, `__proto__`, `toString` … */
const isOfPrograms = (key: string): boolean => key in Object.prototype

/** Keys that YAML reads as something else, or that became keys by a slip, as errors of ours. */
function findOddKeys(document: Document): ParserError[] {
  const errors: ParserError[] = []
  visit(document, {
    Map: (_, map) => {
      for (const { key, value } of map.items) if (isScalar(key)) errors.push(...findOddKey(map, key, value))
    },
  })
  return errors
}

function findOddKey(map: YAMLMap, key: Scalar, value: unknown): ParserError[] {
  const [start, end] = key.range ?? [0, 0]
  const error = (code: string, pos: ParserError['pos'] = [start, end]): ParserError[] => [
    { code, pos, message: String(key.source ?? '') },
  ]
  // A number that YAML reads as written, such as 404; 0123, 1e3, true and ~ are not.
  if (typeof key.value === 'number' && String(key.value) === key.source) return []
  if (typeof key.value !== 'string') return error('KEY_TYPE')
  if (isOfPrograms(key.value)) return error('PROGRAM_KEY')
  const odd = key.type === 'PLAIN' ? (oddBlank.exec(key.value) ?? invisible.exec(key.value)) : null
  // The key may be no part of it: { name:␣Zq } is one long key.
  if (odd) return error('ODD_CHARACTER', [start + odd.index, start + odd.index + odd[0].length])
  const [, mark] = (key.type === 'PLAIN' && !map.flow && /^[^\s{:：]+(：|:?\s*\{)/.exec(key.value)) || []
  // The key goes on into a record of one line: zq:{ name
  if (mark !== undefined) return error(mark === '：' ? 'WIDE_COLON' : mark.startsWith(':') ? 'GLUED_KEY' : 'NO_COLON')
  const isAlone =
    map.flow === true && !isMap(value) && (value === null || (isScalar(value) && value.range?.[0] === value.range?.[1]))
  if (!isAlone || key.type !== 'PLAIN') return []
  if (/^[\w-]+:\S/.test(key.value)) return error('GLUED_KEY')
  // `{ name }` without a colon, and not `{ name: }`.
  return value === null ? error('LONE_KEY') : []
}

/** Texts that YAML ends at a hash, as in "Form #12". A remark has a space after its hash. */
function findCutTexts(document: Document, text: string): ParserError[] {
  const errors: ParserError[] = []
  if (!/\S[ \t]+#(?:[^\s#]| \d)/.test(text)) return errors
  visit(document, {
    Scalar: (_, { type, range, comment }) => {
      const [remark] = /^(?:\S| \d)[^\n]*/.exec(comment ?? '') ?? []
      if (type !== 'PLAIN' || !range || remark === undefined) return
      const start = text.indexOf('#', range[1])
      // A line of its own is a remark.
      if (/^[ \t]+$/.test(text.slice(range[1], start)))
        errors.push({ code: 'CUT_TEXT', pos: [start, start + 1 + remark.length], message: '' })
    },
  })
  return errors
}

// An entry or a key that is indented so far that YAML reads it as part of the text above. Sentences
// are wrapped before "goods: rice" as well, so that a key counts only behind the end of a sentence.
const entryInText = /\n *(-(?:\s|[A-Z]).*)/
const keyInText = /[.?!]["”')]?\s*\n *([a-z][\w-]*:)(?=\s|$)/
// The same in a value, where the end of a line is a space. To ask the nodes takes far longer.
const joined = /\s-(?:\s|[A-Z]|$)|[.?!]["”')]?\s+[a-z][\w-]*:(?:\s|$)/

function holdsText(value: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((one) => holdsText(one, isWanted))
}

/** Lines that became part of the text above them. */
function findSwallowed(document: Document, text: string): ParserError[] {
  const errors: ParserError[] = []
  visit(document, {
    Scalar: (_, { type, range }, path) => {
      const [start, end] = range ?? [0, 0]
      const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
      const pattern = isBlock ? keyInText : type === 'PLAIN' ? entryInText : undefined
      const found = pattern?.exec(text.slice(start, end))
      if (!found?.[1]) return
      const at = start + found.index + found[0].length - found[1].length
      const pos = [at, at + found[1].length] as const
      // Behind a hyphen the text is an entry itself, and further right it belongs to one.
      const isEntry = /^ *- |^ +\S/.test(text.slice(text.lastIndexOf('\n', start) + 1, start))
      const owner = path.at(-1)
      const name = isPair(owner) && isScalar(owner.key) ? String(owner.key.value) : ''
      if (isBlock) errors.push({ code: 'KEY_IN_TEXT', pos, message: name })
      else if (isEntry) errors.push({ code: 'ENTRY_IN_TEXT', pos, message: '' })
      else errors.push({ code: 'NO_HYPHEN', pos: [start, text.indexOf('\n', start)], message: '' })
    },
  })
  return errors
}
