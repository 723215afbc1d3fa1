import type { ParseCache } from '../../../codegen/cache/parse-cache.ts'

/** A parse cache that lives as long as a test, with what was put into it. */
export function makeMemoryCache(): ParseCache & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>()
  return {
    values,
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    save: () => undefined,
  }
}
