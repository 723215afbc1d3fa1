import { hash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { readSealed, seal } from './sealed-file.ts'
import { isLike } from '../lib/is-like.ts'

/**
 * What was parsed before, by the hash of its text. The values are plain data without positions, so equal text gives equal values;
 * a cache that is damaged is an empty one, for it only ever saves time.
 */
export interface ParseCache {
  get(key: string): unknown
  set(key: string, value: unknown): void
  /** Keeps what this run has used and forgets the rest. */
  save(): void
}

/** The key of a text under the name of its format. */
export function cacheKey(format: string, text: string): string {
  return `${format} ${hash('sha1', text, 'base64url')}`
}

interface Stored {
  version: string
  values: Record<string, unknown>
}

const nothingStored: Stored = { version: '', values: {} }

/** Opens a cache for one version of the code: what another one parsed, it may have parsed otherwise. */
export function openParseCache(file: string, version: string): ParseCache {
  const known = load(file, version)
  const used = new Map<string, unknown>()
  let isNew = false
  return {
    get(key) {
      const value = known[key]
      if (value !== undefined) used.set(key, value)
      return value
    },
    set(key, value) {
      isNew = true
      used.set(key, value)
    },
    save() {
      if (isNew || used.size !== Object.keys(known).length) store(file, { version, values: Object.fromEntries(used) })
    },
  }
}

function load(file: string, version: string): Record<string, unknown> {
  const stored = readSealed(file)
  return isLike(stored, nothingStored) && stored.version === version ? stored.values : {}
}

/** A disk that is full or read-only costs time, not the run. */
function store(file: string, stored: Stored): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}-${threadId}`
    writeFileSync(temporary, seal(stored))
    renameSync(temporary, file)
  } catch {
    // The next run parses anew.
  }
}
