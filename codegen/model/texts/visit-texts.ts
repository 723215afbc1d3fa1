import { once } from '../../lib/once.ts'

export type TextPath = (string | number)[]

type Texts = readonly (readonly [text: string, path: TextPath])[]

/** Calls back with every text in a value and its path. Each value is traversed once. */
export function visitTexts(value: unknown, visit: (text: string, path: TextPath) => void): void {
  if (typeof value === 'string') return visit(value, [])
  if (value && typeof value === 'object') for (const [text, path] of textsOf(value)) visit(text, path)
}

const textsOf = once((value: object) => collect(value, []))

/** Walks down one path and back. The path is copied only where a text ends it. */
function collect(value: unknown, path: TextPath, texts: (readonly [string, TextPath])[] = []): Texts {
  if (typeof value === 'string') texts.push([value, [...path]])
  else if (value && typeof value === 'object')
    for (const [key, one] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key)
      collect(one, path, texts)
      path.pop()
    }
  return texts
}
