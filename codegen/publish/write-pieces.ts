import { closeSync, openSync, writeSync } from 'node:fs'
import { writeFresh } from './generations.ts'

// Few calls of the system, and no text as long as the site has pages.
const batchLength = 1 << 18

/** Writes a file piece by piece, in place of an old one. */
export function writePieces(file: string, pieces: Iterable<string>): void {
  writeFresh(file, '')
  const descriptor = openSync(file, 'a')
  try {
    let batch = ''
    for (const piece of pieces) {
      batch += piece
      if (batch.length < batchLength) continue
      writeSync(descriptor, batch)
      batch = ''
    }
    writeSync(descriptor, batch)
  } finally {
    closeSync(descriptor)
  }
}
