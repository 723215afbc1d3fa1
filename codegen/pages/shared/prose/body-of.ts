import { present } from '../../../lib/present.ts'
import type { Entry, MarkdownRoot } from '../../../model/records.ts'

/** The Markdown of a record. Every file of its collection has some. */
export function bodyOf({ id, body }: Entry<unknown>): MarkdownRoot {
  return present(body, `text in "${id}"`)
}
