import { visit } from 'yaml'
import type { Document } from 'yaml'
import type { ParserError } from './parser-error.ts'

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
