import { hashText } from './fingerprint.ts'

interface KnownFile {
  collection: string
  id: string
  source: { text: string }
  body?: unknown
}

/** All that a check of records of a file depends on: their values, and the text of Markdown. */
export function recordKey({ collection, id, source, body }: KnownFile, part: { key: string }): string {
  return `${collection} ${id} ${part.key}${body === undefined ? '' : ` ${hashText(source.text)}`}`
}
