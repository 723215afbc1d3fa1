/** Remembers records that were found without a mistake, so that a run looks only at what was edited. */
export interface SoundRecords {
  get(key: string): unknown
  set(key: string, value: unknown): void
}
