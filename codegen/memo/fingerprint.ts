import { hash } from 'node:crypto'

const known = new WeakMap<object, string>()

/**
 * A short text that is equal for equal values. Objects are remembered, so that a state shared by a
 * thousand cities is read once.
 */
export function fingerprint(value: object): string {
  let fingerprint = known.get(value)
  if (fingerprint === undefined) {
    fingerprint = hashText(JSON.stringify(value))
    known.set(value, fingerprint)
  }
  return fingerprint
}

/** 128 bits of SHA-256 in 22 characters: enough to tell any two builds apart. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
