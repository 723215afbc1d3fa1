import {
  accessSync,
  chmodSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { codeOf } from '../lib/read-failure.ts'

// Longer than writing a file takes on any machine.
const leftMs = 10_000
const waitMs = 10

/**
 * Puts a text in place of a file's, if that is still the one the new text was made from. Gives back whether it was: of two programs that
 * change the file at once the second starts again from what the first has written.
 */
export function replaceIfSame(path: string, { before, after }: { before: string; after: string }): boolean {
  const file = resolveLink(path)
  // The new file serves as the lock, too: whoever has made it may write, and moving it into place gives the lock back.
  const fresh = `${file}.new~`
  takeName(fresh, after)
  try {
    if (readIfThere(file) !== before) return false
    keepMode(file, fresh)
    renameSync(fresh, file)
    return true
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** The file itself where the path is a link, which must stay one. */
function resolveLink(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function takeName(fresh: string, text: string): void {
  for (;;) {
    try {
      return writeFileSync(fresh, text, { flag: 'wx' })
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'EEXIST') {
        // Made, but not filled: the disk is full.
        if (code === 'ENOSPC') rmSync(fresh, { force: true })
        throw error
      }
    }
    if (isLeft(fresh)) rmSync(fresh, { force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
  }
}

/** Whether its owner was killed while it wrote. */
function isLeft(fresh: string): boolean {
  const stat = statSync(fresh, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > leftMs
}

function readIfThere(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : ''
}

/** Refuses a file that is write-protected, which moving another in its place would pass over, and keeps its permissions. */
function keepMode(file: string, fresh: string): void {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return
  accessSync(file, constants.W_OK)
  chmodSync(fresh, stat.mode)
}
