import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../lib/read-failure.ts'

/**
 * Puts a whole file in place of another in one step, so that no reader and no crash ever meets half
 * of it.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}~`
  try {
    writeWithFolder(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    // A full disk leaves a part of it, which nobody would ever look for.
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Of ten thousand files a handful are the first of their folder: looking for the folder each time
 * would cost more than one failure.
 */
function writeWithFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
