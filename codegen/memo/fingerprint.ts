import { hash } from 'node:crypto'
import { once } from '../lib/once.ts'

/**
 * A short text that is equal for equal values. Kept by object, so that a state shared by a thousand
 * cities is hashed once.
 */
export const fingerprint = once((value: object) => hashText(JSON.stringify(value)))

/** 128 bits of SHA-256 in 22 characters: enough to tell any two builds apart. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
