import { hash } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { compress, encodings, isCompressible } from '../files/compress.ts'
import { openFlight } from '../files/flight.ts'
import { hasForms, hasSizes, unknownFile } from '../files/published-file.ts'
import type { FileRecord, FileRecords, PublishedFile, SiteFiles } from '../files/published-file.ts'
import { findBytes } from '../../memo/folder-fingerprint.ts'
import { statFile } from '../../memo/replace-file.ts'
import { formsOf, linkFile, removeFile, touchFile, writeFresh } from './disk.ts'

/** Another program wrote to the copy while it was made. */
export class CopyDisturbed extends Error {}

export interface Update {
  /** The folder of the copy's files, and that of the live one. */
  to: string
  from: string | undefined
  isCompressed: boolean
  /** Records of what the copy holds already, and the live one. */
  known: FileRecords
  before: FileRecords
  onProgress: (done: number, all: number) => void
}

// With free memory V8 collects late: the heap grew to 1.9 GB at 100,000 cities, and no faster.
const manyFiles = 5000

// The longest time between two yields, so that Ctrl+C and the progress line work.
const yieldEveryMs = 50

/** Brings a copy up to date; returns the records of its files in the order of the list. */
export async function updateCopy(files: SiteFiles, update: Update): Promise<FileRecords> {
  const { known, to } = update
  const records: Record<string, FileRecord> = {}
  const flight = openFlight()
  const fresh: string[] = []
  let done = 0
  let yieldedAt = performance.now()
  const make = (file: PublishedFile) => {
    if (fresh.push(file.path) === manyFiles) setFlagsFromString('--heap-growing-percent=25')
    return flight.add(makeFile(file, update).then((record) => void (records[file.path] = record)))
  }
  try {
    for (const file of files) {
      if (file.path in records) throw new Error(`Two files of the site are called ${file.path}.`)
      const kept = reuse(file, update, fresh)
      // The place is taken now: whichever file is ready first, the state lists them in this order.
      records[file.path] = kept ?? unknownFile
      if (kept === undefined) await make(file)
      update.onProgress(++done, files.length)
      if (performance.now() - yieldedAt < yieldEveryMs) continue
      await setImmediate()
      yieldedAt = performance.now()
    }
  } finally {
    await flight.land()
  }
  for (const path in known) if (!(path in records)) removeFile(to, path)
  for (const path of fresh) assertWritten(to, path, records[path] ?? unknownFile)
  return records
}

/** Makes one file with its compressed forms, and puts them there; gives back its record. */
async function makeFile(file: PublishedFile, update: Update): Promise<FileRecord> {
  const made = await file.make()
  const content = typeof made === 'string' ? Buffer.from(made) : made
  const forms = await formsOfContent(file.path, content, update.isCompressed)
  const record: FileRecord = [file.key, hash('sha256', content, 'hex'), ...forms.map(([, bytes]) => bytes.length)]
  if (!linkEqual(file.path, record, forms, update))
    for (const [name, bytes] of forms) writeFresh(join(update.to, name), bytes)
  return record
}

type Form = readonly [name: string, bytes: Uint8Array]

async function formsOfContent(path: string, content: Uint8Array, isCompressed: boolean): Promise<Form[]> {
  if (!isCompressed || !isCompressible(path)) return [[path, content]]
  const forms = await compress(path, content)
  return [[path, content], ...encodings.map((encoding) => [`${path}.${encoding}`, forms[encoding]] as const)]
}

function linkEqual(path: string, [, sha]: FileRecord, forms: readonly Form[], { to, from, before }: Update): boolean {
  const old = before[path]
  if (from === undefined || old === undefined || old[1] !== sha) return false
  const areEqual = forms.every(([name, bytes]) => findBytes(join(from, name))?.equals(bytes))
  return areEqual && linkFile(from, to, path, forms.length > 1)
}

/** The record of a file that needs no making: the copy has it, or the live one shares it. */
function reuse(
  file: PublishedFile,
  { known, before, from, to, isCompressed }: Update,
  fresh: string[],
): FileRecord | undefined {
  const [own, shared] = [known[file.path], before[file.path]]
  const hasForms = isCompressed && isCompressible(file.path)
  if (own?.[0] === file.key) {
    // It takes the place of a newer one, and tools that upload what is newer would pass it over.
    const isNews = shared?.[1] !== own[1]
    return !isNews || touchFile(to, file.path, hasForms) ? own : undefined
  }
  const isLinked = from !== undefined && shared?.[0] === file.key && linkFile(from, to, file.path, hasForms)
  if (!isLinked) return undefined
  fresh.push(file.path)
  return shared
}

/** Throws if a file that was just written or linked, or a form of it, has another size. */
function assertWritten(folder: string, path: string, record: FileRecord): void {
  const sizes = formsOf(path, hasForms(record)).map((name) => statFile(join(folder, name))?.size)
  if (record === unknownFile || !hasSizes(record, sizes))
    throw new CopyDisturbed(
      `dist/client/${path} is not as it was written just now. Does another program write to dist/?`,
    )
}
