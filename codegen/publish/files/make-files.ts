import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, encodings, isCompressible } from './compress.ts'
import { linkFile, writeFresh } from '../copies/disk.ts'
import type { FileRecord, FileRecords, PublishedFile } from './published-file.ts'

export interface Making {
  /** The folder of the site's files. */
  to: string
  isCompressed: boolean
  /** The live copy: a file that comes out as it was stays the same file, and keeps its time. */
  from?: string | undefined
  before?: FileRecords
}

/** Makes one file with its compressed forms, and puts them there; gives back its record. */
export async function makeFile(file: PublishedFile, making: Making): Promise<FileRecord> {
  const made = await file.make()
  const content = typeof made === 'string' ? Buffer.from(made) : made
  const forms = await formsOfContent(file.path, content, making.isCompressed)
  const record: FileRecord = [file.key, hash('sha256', content, 'hex'), ...forms.map(([, bytes]) => bytes.length)]
  if (!linkEqual(file.path, record, forms, making))
    for (const [name, bytes] of forms) writeFresh(join(making.to, name), bytes)
  return record
}

type Form = readonly [name: string, bytes: Uint8Array]

async function formsOfContent(path: string, content: Uint8Array, isCompressed: boolean): Promise<Form[]> {
  if (!isCompressed || !isCompressible(path)) return [[path, content]]
  const forms = await compress(path, content)
  return [[path, content], ...encodings.map((encoding) => [`${path}.${encoding}`, forms[encoding]] as const)]
}

function linkEqual(path: string, [, sha]: FileRecord, forms: readonly Form[], { to, from, before }: Making): boolean {
  const old = before?.[path]
  if (from === undefined || old === undefined || old[1] !== sha) return false
  return forms.every(([name, bytes]) => isEqual(join(from, name), bytes)) && linkFile(from, to, path, forms.length > 1)
}

function isEqual(file: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}

// Keeps the thread pool busy, and memory independent of the size of the site.
const inFlight = 32

/** Tasks on the thread pool, some of which run while the next page is rendered. */
export interface Flight {
  /** Waits until there is room for the task that was begun. */
  add: (task: Promise<void>) => Promise<void>
  /** Waits for all, even after a failure: nothing may write when the folder is released. */
  land: () => Promise<void>
}

export function openFlight(): Flight {
  const pending = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  const settle = () => {
    if (failure) throw failure.error
  }
  return {
    add: async (task) => {
      const kept = task.catch((error: unknown) => void (failure ??= { error })).finally(() => pending.delete(kept))
      pending.add(kept)
      if (pending.size >= inFlight) await Promise.race(pending)
      settle()
    },
    land: async () => {
      await Promise.all(pending)
      settle()
    },
  }
}
