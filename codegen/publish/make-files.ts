import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { compress, encodings, isCompressible } from './compress.ts'
import { toRecord } from './published-file.ts'
import type { PublishedFile } from './published-file.ts'
import { writeFresh } from './copies/write-fresh.ts'

export interface Making {
  /** The folder of the site's files. */
  to: string
  isCompressed: boolean
}

/** Makes and writes one file with its compressed forms; gives back its record. */
export async function makeFile(file: PublishedFile, { to, isCompressed }: Making): Promise<string> {
  const made = await file.make()
  const content = typeof made === 'string' ? Buffer.from(made) : made
  const path = join(to, file.path)
  const sizes = [content.length]
  writeFresh(path, content)
  if (isCompressed && isCompressible(file.path)) {
    const forms = await compress(file.path, content)
    for (const encoding of encodings) {
      writeFresh(`${path}.${encoding}`, forms[encoding])
      sizes.push(forms[encoding].length)
    }
  }
  return toRecord(file.key, createHash('sha256').update(content).digest('hex'), sizes)
}

// Enough to keep the thread pool busy while the next page renders, few enough that memory does not grow with the site.
const inFlight = 32

/** Tasks of which some are under way at once: what pages and pictures leave to the thread pool runs beside the next one's rendering. */
export interface Flight {
  /** Waits until there is room for the task that was begun. */
  add: (task: Promise<void>) => Promise<void>
  /** Waits for all; after a failure too, so that nothing is still writing when the folder is released. */
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
