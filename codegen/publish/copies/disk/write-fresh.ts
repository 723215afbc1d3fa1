import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { makeRoom } from './make-room.ts'

/**
 * Writes a file of a copy that is not live. An old file is removed first and never written into,
 * for the live copy may share its bytes. A half-written file does no harm: until the copy is closed
 * nobody trusts it.
 */
export function writeFresh(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, { flag: 'wx' })
  } catch (error) {
    makeRoom(file, error)
    writeFileSync(file, content, { flag: 'wx' })
  }
}

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
