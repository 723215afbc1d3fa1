import { hash } from 'node:crypto'
import { once } from '../lib/once.ts'

/** A short text, equal for equal values. Kept by object: many cities share a state. */
export const fingerprint = once((value: object) => hashText(JSON.stringify(value)))

/** 128 bits of SHA-256 in 22 characters: enough to tell any two builds apart. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

/** All that a check of records of a file depends on: their values, and the text of Markdown. */
export function recordKey(
  { collection, id, source, body }: { collection: string; id: string; source: { text: string }; body?: unknown },
  part: { key: string },
): string {
  return `${collection} ${id} ${part.key}${body === undefined ? '' : ` ${hashText(source.text)}`}`
}
