export type TextPath = (string | number)[]

/** Calls back with every text in a value and the keys that lead to it. */
export function visitTexts(value: unknown, visit: (text: string, path: TextPath) => void, path: TextPath = []): void {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) value.forEach((one, index) => visitTexts(one, visit, [...path, index]))
  else if (value && typeof value === 'object') for (const [key, one] of Object.entries(value)) visitTexts(one, visit, [...path, key])
}
