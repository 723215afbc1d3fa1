import { isRecord } from '../../../lib/is-record.ts'

/** What a page shows, with the texts of another language in the place of the English ones; what has none stays. A sentence with a fact becomes the plain sentence. */
export function translate<T>(shown: T, texts: unknown): T
export function translate(shown: unknown, texts: unknown): unknown {
  if (typeof texts === 'string') return isRecord(shown) ? { text: texts } : texts
  if (Array.isArray(shown)) {
    const own: readonly unknown[] = Array.isArray(texts) ? texts : []
    return shown.map((one: unknown, index) => translate(one, own[index]))
  }
  if (!isRecord(shown) || !isRecord(texts)) return shown
  return Object.fromEntries(Object.entries(shown).map(([key, one]) => [key, translate(one, texts[key])]))
}
