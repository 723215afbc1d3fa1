export type TextPath = (string | number)[]

type Texts = readonly (readonly [text: string, path: TextPath])[]

const known = new WeakMap<object, Texts>()

/** Calls back with every text in a value and the keys that lead to it. Many checks ask it of the same records, which are gone through once. */
export function visitTexts(value: unknown, visit: (text: string, path: TextPath) => void): void {
  if (typeof value === 'string') return visit(value, [])
  if (!value || typeof value !== 'object') return
  let texts = known.get(value)
  if (!texts) {
    texts = collect(value, [], [])
    known.set(value, texts)
  }
  for (const [text, path] of texts) visit(text, path)
}

function collect(value: unknown, path: TextPath, texts: (readonly [string, TextPath])[]): Texts {
  if (typeof value === 'string') texts.push([value, path])
  else if (Array.isArray(value)) value.forEach((one, index) => collect(one, [...path, index], texts))
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) collect(one, [...path, key], texts)
  return texts
}
