import { hash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readSealed, seal } from './sealed-file.ts'
import { isLike } from '../lib/is-like.ts'

/**
 * What was parsed before, by the hash of its text. The values are plain data without positions, so equal text gives equal values;
 * a cache that is damaged is an empty one, for it only ever saves time.
 */
export interface ParseCache {
  get(key: string): unknown
  set(key: string, value: unknown): void
  /** Keeps what this run has used, and forgets the rest in time. */
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

// Beyond this share of new or of forgotten values all are written anew.
const mostChanged = 0.25

/**
 * Opens a cache for one version of the code: what another one parsed, it may have parsed otherwise. What a run adds is kept in a small file
 * beside the large one, which an edit of one line would otherwise write anew: equal keys have equal values, whichever file holds them.
 */
export function openParseCache(file: string, version: string): ParseCache {
  const recentFile = join(dirname(file), `recent-${basename(file)}`)
  const whole = load(file, version)
  const recent = load(recentFile, version)
  const used = new Map<string, unknown>()
  return {
    get(key) {
      const value = whole[key] ?? recent[key]
      if (value !== undefined) used.set(key, value)
      return value
    },
    set(key, value) {
      used.set(key, value)
    },
    save() {
      const added = new Map([...used].filter(([key]) => !Object.hasOwn(whole, key)))
      const mostOf = Object.keys(whole).length * mostChanged
      const forgotten = Object.keys(whole).length - (used.size - added.size)
      if (added.size > mostOf || forgotten > mostOf) {
        store(file, { version, values: Object.fromEntries(used) })
        added.clear()
      }
      if (!hasKeys(recent, added)) store(recentFile, { version, values: Object.fromEntries(added) })
    },
  }
}

function hasKeys(values: Readonly<Record<string, unknown>>, wanted: ReadonlyMap<string, unknown>): boolean {
  const keys = Object.keys(values)
  return keys.length === wanted.size && keys.every((key) => wanted.has(key))
}

function load(file: string, version: string): Record<string, unknown> {
  const stored = readSealed(file)
  return isLike(stored, nothingStored) && stored.version === version ? stored.values : {}
}

/** A disk that is full or read-only costs time, not the run. */
function store(file: string, stored: Stored): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, seal(stored))
    renameSync(temporary, file)
  } catch {
    // The next run parses anew.
  }
}
