import { hashText } from './fingerprint.ts'

/** Remembers records that were found without a mistake, so that a run looks only at what was edited. */
export interface SoundRecords {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

interface CheckedFile {
  collection: string
  id: string
  source: { text: string }
  body?: unknown
}

/** The key under which some records of a file are remembered: by which rules, by what the records say, and by the text behind them. */
export function soundKey(rules: string, { collection, id, source, body }: CheckedFile, part: { key: string }): string {
  return `${rules} ${collection} ${id} ${part.key}${body === undefined ? '' : hashText(source.text)}`
}
