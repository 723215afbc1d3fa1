import { createHash } from 'node:crypto'
import { parseDocument } from 'yaml'
import type { Report } from '../problem/problem.ts'
import type { Source } from '../source.ts'
import { explainYamlError } from './explain-yaml-error.ts'

/** Parsed chunks of large record files by the hash of their text, kept between runs. */
export interface ChunkCache {
  get(hash: string): Record<string, unknown> | undefined
  set(hash: string, records: Record<string, unknown>): void
}

// Below this many characters a whole parse takes under 50 ms and needs no cache.
const wholeParseLimit = 30_000

/** The file's YAML as plain values; undefined, and a report of each mistake, if it cannot be read. */
export function parseYaml(source: Source, cache: ChunkCache | undefined, report: Report): unknown {
  const text = source.text.slice(source.yamlStart, source.yamlEnd)
  if (cache && text.length > wholeParseLimit) {
    const records = parseChunks(text, cache)
    if (records) return records
  }
  const document = parseDocument(text, { prettyErrors: false })
  if (document.errors.length === 0) return document.toJS() ?? {}
  for (const problem of explainYamlError(source, document.errors)) report(problem)
  return undefined
}

/**
 * A map file in chunks of top-level records, each parsed once and then remembered by its hash, so that one edited line
 * of 10,000 costs one chunk and not 0.8 s. Undefined if anything is wrong: the whole parse then explains it.
 * A top-level record of a block mapping begins in the first column and nothing inside it may, so that cut is exact.
 */
function parseChunks(text: string, cache: ChunkCache): Record<string, unknown> | undefined {
  const all: Record<string, unknown> = {}
  let count = 0
  for (const chunk of cutIntoChunks(text)) {
    const hash = createHash('sha1').update(chunk).digest('base64url')
    let records = cache.get(hash)
    if (!records) {
      const document = parseDocument(chunk, { prettyErrors: false })
      if (document.errors.length > 0) return undefined
      records = (document.toJS() ?? {}) as Record<string, unknown>
      if (typeof records !== 'object' || Array.isArray(records)) return undefined
      cache.set(hash, records)
    }
    count += Object.keys(records).length
    Object.assign(all, records)
  }
  // A key that stands in two chunks is a duplicate, which the whole parse points at.
  return Object.keys(all).length === count ? all : undefined
}

// Records a chunk on average. A chunk ends where the text says so, not at a count, so an insertion moves one border at most.
const chunkTarget = 64

function* cutIntoChunks(text: string): Generator<string> {
  let start = 0
  let records = 0
  for (const match of text.matchAll(/^[^\s#'"{[\]}&*!|>%@`-][^\n:]*:/gm)) {
    records += 1
    const isBorder = match.index > start && (checksum(match[0]) % chunkTarget === 0 || records > chunkTarget * 8)
    if (!isBorder) continue
    yield text.slice(start, match.index)
    start = match.index
    records = 0
  }
  yield text.slice(start)
}

function checksum(key: string): number {
  let sum = 7
  for (let index = 0; index < key.length; index++) sum = (sum * 31 + key.charCodeAt(index)) % 1_000_003
  return sum
}
