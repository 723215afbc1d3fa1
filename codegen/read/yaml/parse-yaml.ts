import type { DataFile, FilePart } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { Source } from '../../model/source.ts'
import { hashText } from '../../memo/fingerprint.ts'
import type { Memo } from '../../memo/memo.ts'
import { isRecord } from '../../lib/is-record.ts'

// Loading the parser takes longer than a run without changes.
let parser: Promise<typeof import('./parse-document.ts')> | undefined
const parseDocument = async (text: string) => (await (parser ??= import('./parse-document.ts'))).parseDocument(text)

// Below this many characters a whole parse takes under 50 ms, and cutting gains nothing.
const wholeParseLimit = 30_000

/** What a file says, as plain values, and the parts that it was parsed in. */
type Parsed = Pick<DataFile, 'value' | 'parts'>

/**
 * The file's YAML; undefined, and a report of each mistake, if it cannot be read. A file that maps
 * ids to records (`isMap`) may be cut between them.
 */
export async function parseYaml(
  source: Source,
  { isMap, memo }: { isMap: boolean; memo: Memo },
  report: Report,
): Promise<Parsed | undefined> {
  const text = source.text.slice(source.yamlStart, source.yamlEnd)
  const records = isMap && text.length > wholeParseLimit ? await parseChunks(text, memo) : undefined
  if (records) return records
  const key = hashText(text)
  let found: Awaited<ReturnType<typeof parseDocument>> | undefined
  const known = await memo('yaml', key, async () => {
    found = await parseDocument(text)
    return found.errors.length === 0 && isPlain(text) ? found.value : undefined
  })
  if (found && found.errors.length > 0) {
    const { explainYamlError } = await import('./explain-yaml-error.ts')
    for (const problem of explainYamlError(source, found.errors)) report(problem)
    return undefined
  }
  const value = found ? found.value : known
  return { value, parts: [{ key, value }] }
}

/** Whether the values survive being kept as JSON, which knows no infinity. */
function isPlain(text: string): boolean {
  return !/\.(nan|inf)\b/i.test(text)
}

/**
 * A map file in chunks of top-level records, each parsed once and then remembered by its hash, so
 * that one edited line of 10,000 costs one chunk and not 0.8 s. Undefined if anything is wrong: the
 * whole parse then explains it. A top-level record of a block mapping begins in the first column
 * and nothing inside it may, so that cut is exact.
 */
async function parseChunks(text: string, memo: Memo): Promise<Parsed | undefined> {
  const all: Record<string, unknown> = {}
  const parts: FilePart[] = []
  let count = 0
  for (const chunk of cutIntoChunks(text)) {
    const key = hashText(chunk)
    const records = await memo('chunk', key, () => parseChunk(chunk))
    if (!records) return undefined
    parts.push({ key, value: records })
    count += Object.keys(records).length
    Object.assign(all, records)
  }
  // A key that is in two chunks is a duplicate, which the whole parse points at.
  return Object.keys(all).length === count ? { value: all, parts } : undefined
}

async function parseChunk(chunk: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { value, errors } = await parseDocument(chunk)
  return errors.length === 0 && isPlain(chunk) && isRecord(value) ? value : undefined
}

// Records a chunk on average. The text decides the borders: an insertion moves one at most.
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
