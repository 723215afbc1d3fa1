import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChunkCache } from './parse-yaml.ts'

/** A chunk cache kept in one file. A cache that cannot be read is an empty one: it only ever saves time. */
export interface StoredChunkCache extends ChunkCache {
  /** Keeps what this run has used and forgets the rest. */
  save(): void
}

export function openChunkCache(file: string): StoredChunkCache {
  const known = load(file)
  const used = new Map<string, Record<string, unknown>>()
  let isNew = false
  return {
    get(hash) {
      const records = known[hash]
      if (records) used.set(hash, records)
      return records
    },
    set(hash, records) {
      isNew = true
      used.set(hash, records)
    },
    save() {
      if (!isNew && used.size === Object.keys(known).length) return
      mkdirSync(dirname(file), { recursive: true })
      const temporary = `${file}.${process.pid}`
      writeFileSync(temporary, JSON.stringify(Object.fromEntries(used)))
      renameSync(temporary, file)
    },
  }
}

function load(file: string): Record<string, Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
  } catch {
    return {}
  }
}
