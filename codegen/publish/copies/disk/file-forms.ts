import { existsSync, linkSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { statFile } from '../../../write/stat-file.ts'
import { encodings } from '../../files/compress.ts'
import { makeRoom } from './make-room.ts'

/** Links a file and its compressed forms from another copy; false if they are not there. */
export function linkFile(from: string, to: string, path: string, isCompressed: boolean): boolean {
  try {
    for (const name of formsOf(path, isCompressed)) linkFresh(join(from, name), join(to, name))
    return true
  } catch {
    return false
  }
}

function linkFresh(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!existsSync(from)) throw error
    makeRoom(to, error)
    linkSync(from, to)
  }
}

/** The file's name, and those of its compressed forms where it has them. */
export function formsOf(path: string, isCompressed: boolean): string[] {
  return isCompressed ? [path, ...encodings.map((encoding) => `${path}.${encoding}`)] : [path]
}

/** Removes a file and its forms; what has become a folder of other files stays. */
export function removeFile(folder: string, path: string): void {
  for (const name of formsOf(path, true)) {
    const file = join(folder, name)
    if (statFile(file)?.isFile()) rmSync(file)
  }
}

/**
 * Gives a file and its forms the time of now. A file that is as it was before the last one would
 * else seem older than what it takes the place of, and tools that upload what is newer would pass
 * it over. False where somebody removed the file.
 */
export function touchFile(folder: string, path: string, isCompressed: boolean): boolean {
  const now = new Date()
  const names = formsOf(path, isCompressed).map((name) => join(folder, name))
  if (!names.every((name) => existsSync(name))) return false
  for (const name of names) utimesSync(name, now, now)
  return true
}
