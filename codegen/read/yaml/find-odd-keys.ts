import { isMap, isScalar, visit } from 'yaml'
import type { Document, Range, Scalar, YAMLMap } from 'yaml'
import { invisible, oddBlank } from '../../model/texts/invisible.ts'

/** An error or warning: of the parser, of `findOddKeys`, or `ALIAS`, which no data needs. */
export interface ParserError {
  code: string
  pos: readonly [start: number, end: number]
  message: string
}

/** Keys that YAML reads as something else, or that became keys by a slip, as errors of ours. */
export function findOddKeys(document: Document): ParserError[] {
  const errors: ParserError[] = []
  visit(document, {
    Map: (_, map) => {
      for (const { key, value } of map.items)
        if (isScalar(key) && key.range) errors.push(...findOddKey(map, { key, value, range: key.range }))
    },
  })
  return errors
}

interface Key {
  key: Scalar
  value: unknown
  range: Range
}

function findOddKey(map: YAMLMap, { key, value, range: [start, end] }: Key): ParserError[] {
  const error = (code: string, pos: ParserError['pos'] = [start, end]): ParserError[] => [
    { code, pos, message: String(key.source ?? '') },
  ]
  if (typeof key.value !== 'string') return isReadAsWritten(key) ? [] : error('KEY_TYPE')
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

/** A number that YAML reads as written, such as 404; 0123, 1e3, true and ~ do not. */
function isReadAsWritten({ value, source }: Scalar): boolean {
  return typeof value === 'number' && String(value) === source
}

/** Texts that YAML ends at a hash, as in "Form #12". A remark has a space after its hash. */
export function findCutTexts(document: Document, text: string): ParserError[] {
  const errors: ParserError[] = []
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
