import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintFiles } from './fingerprint-code.mjs'

/** A file's text as it is now; empty where there is no file yet. */
export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The bytes of a file as they are now; undefined if they cannot be read. */
export function findBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A fingerprint of the files under a folder, names and contents; empty without a folder. */
export function readFolderFingerprint(folder: string, isWanted: (file: string) => boolean = () => true): string {
  return isFolder(folder) ? fingerprintFiles(folder, listFiles(folder).filter(isWanted)) : ''
}

/** Every file under a folder by its path from there, sorted. Links are followed. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const from = join(folder, 'x').length - 1
  return entries
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const file = path.slice(from).replaceAll('\\', '/')
      if (!entry.isSymbolicLink()) return entry.isFile() ? [file] : []
      // Some editors keep a link to nowhere next to a file that is open.
      const target = statSync(path, { throwIfNoEntry: false })
      return target?.isDirectory() ? listFiles(path).map((one) => `${file}/${one}`) : target ? [file] : []
    })
    .sort()
}
