import { hashText } from './fingerprint.ts'

interface KnownFile {
  collection: string
  id: string
  source: { text: string }
  body?: unknown
}

/**
 * All that a check of some records of a file can depend on: what they say, and in Markdown the text
 * itself.
 */
export function recordKey({ collection, id, source, body }: KnownFile, part: { key: string }): string {
  return `${collection} ${id} ${part.key}${body === undefined ? '' : ` ${hashText(source.text)}`}`
}
