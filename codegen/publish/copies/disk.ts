import { mkdirSync, rmSync, writeFileSync, linkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { statFile } from '../../memo/replace-file.ts'
import { codeOf } from '../../lib/read-failure.ts'
import { encodings } from '../files/compress.ts'

/** Makes room where a file could not be written; throws if something else is the matter. */
function makeRoom(file: string, error: unknown): void {
  const code = codeOf(error)
  if (code === 'EEXIST') return rmSync(file, { recursive: true })
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const there = statFile(folder)
    if (there?.isDirectory()) break
    if (there) rmSync(folder)
  }
  mkdirSync(dirname(file), { recursive: true })
}

/** Puts a file into the spare copy; where something is in its way or no folder is, once more. */
function put(file: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    makeRoom(file, error)
    act()
  }
}

/** Writes a file of the spare copy; never into an old one, whose bytes the live copy may share. */
export function writeFresh(file: string, content: string | Uint8Array): void {
  put(file, () => writeFileSync(file, content, { flag: 'wx' }))
}

/** Links a file and its compressed forms from another copy; false if they are not there. */
export function linkFile(from: string, to: string, path: string, isCompressed: boolean): boolean {
  try {
    for (const name of formsOf(path, isCompressed))
      put(join(to, name), () => linkSync(join(from, name), join(to, name)))
    return true
  } catch {
    return false
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

/** Gives a file the time of now, for tools that upload what is newer; false if it is gone. */
export function touchFile(folder: string, path: string, isCompressed: boolean): boolean {
  const now = new Date()
  try {
    for (const name of formsOf(path, isCompressed)) utimesSync(join(folder, name), now, now)
    return true
  } catch {
    return false
  }
}
