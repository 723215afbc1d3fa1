import { mkdirSync, renameSync, rmSync, writeFileSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '../lib/read-failure.ts'

/** Replaces a file in one step, so that no reader and no crash meets half of it. */
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

/** Tries first and makes the folder on failure: few of ten thousand files are the first in one. */
function writeWithFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** What is at a path; undefined if nothing is, or a file is in place of a folder. */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
