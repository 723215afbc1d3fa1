import { isRecord } from '../../lib/is-record.ts'
import { once } from '../../lib/once.ts'
import type { KeyPath } from '../../problem/problem.ts'

/** Calls back with every text in a value and its path. Each value is traversed once. */
export function visitTexts(value: unknown, visit: (text: string, path: KeyPath) => void): void {
  if (typeof value === 'string') return visit(value, [])
  if (value && typeof value === 'object') for (const [text, path] of textsOf(value)) visit(text, path)
}

const textsOf = once((value: object) => {
  const texts: [string, KeyPath][] = []
  for (const [one, path] of valuesIn(value)) if (typeof one === 'string') texts.push([one, path])
  return texts
})

type Found = [value: unknown, path: KeyPath]

/** A value and all values inside it, each with its path. A generator takes three times as long. */
export function valuesIn(value: unknown, path: KeyPath = [], found: Found[] = []): readonly Found[] {
  found.push([value, path])
  if (value && typeof value === 'object')
    for (const [key, one] of Array.isArray(value) ? value.entries() : Object.entries(value))
      valuesIn(one, [...path, key], found)
  return found
}

/** The value at a path. Undefined if there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (one, key) => (isRecord(one) ? one[key] : Array.isArray(one) ? one[Number(key)] : undefined),
    value,
  )
}
