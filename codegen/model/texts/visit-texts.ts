export type TextPath = (string | number)[]

type Texts = readonly (readonly [text: string, path: TextPath])[]

const known = new WeakMap<object, Texts>()

/**
 * Calls back with every text in a value and the keys that lead to it. Many checks ask it of the
 * same records, which are gone through once.
 */
export function visitTexts(value: unknown, visit: (text: string, path: TextPath) => void): void {
  if (typeof value === 'string') return visit(value, [])
  if (!value || typeof value !== 'object') return
  let texts = known.get(value)
  if (!texts) {
    texts = collect(value, [])
    known.set(value, texts)
  }
  for (const [text, path] of texts) visit(text, path)
}

/** Goes down one path and back up, which is copied where a text ends it alone. */
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
