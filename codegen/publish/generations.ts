import { existsSync, linkSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { encodings } from './compress.ts'

/**
 * dist/ holds two copies of the site that share their unchanged files by hard links: one is live, the other is brought up to
 * date and then swapped in by renaming one symbolic link. Whenever a build stops, dist/client is a whole site. Since the spare
 * copy is only one change behind, an edit costs as much as it changes and not as much as the site holds.
 */
export type Copy = 'a' | 'b'

/** What a copy holds: key and SHA-256 of each file. */
export interface CopyState {
  isCompressed: boolean
  /** Fingerprint of the files beside the site. */
  beside: string
  files: Record<string, string>
}

export const emptyState: CopyState = { isCompressed: false, beside: '', files: {} }

const stateFile = 'state.json'

export const copyFolder = (dist: string, copy: Copy) => join(dist, 'sites', copy)
export const clientFolder = (dist: string, copy: Copy) => join(copyFolder(dist, copy), 'client')

/** The copy that visitors see; undefined before the first build. */
export function findLiveCopy(dist: string): Copy | undefined {
  try {
    const copy = readlinkSync(join(dist, 'current')).split('/').at(-1)
    return copy === 'a' || copy === 'b' ? copy : undefined
  } catch {
    return undefined
  }
}

/** What a copy holds, or an empty state where it was never finished or cannot be read. */
export function readCopyState(dist: string, copy: Copy): CopyState {
  try {
    const state = JSON.parse(readFileSync(join(copyFolder(dist, copy), stateFile), 'utf8')) as CopyState
    return typeof state.files === 'object' ? state : emptyState
  } catch {
    return emptyState
  }
}

/** Marks a copy as unfinished: if the build is killed now, the next one will not trust it. Empties it where nothing in it can be used. */
export function openCopy(dist: string, copy: Copy, known: CopyState): void {
  rmSync(join(copyFolder(dist, copy), stateFile), { force: true })
  if (Object.keys(known.files).length === 0) rmSync(copyFolder(dist, copy), { recursive: true, force: true })
  mkdirSync(clientFolder(dist, copy), { recursive: true })
}

/** Marks a copy as finished. */
export function closeCopy(dist: string, copy: Copy, state: CopyState): void {
  writeWhole(join(copyFolder(dist, copy), stateFile), JSON.stringify(state))
}

/** Makes a copy the live one, in one step. */
export function swapIn(dist: string, copy: Copy): void {
  const temporary = join(dist, `.current-${process.pid}`)
  rmSync(temporary, { force: true })
  symlinkSync(join('sites', copy), temporary)
  renameSync(temporary, join(dist, 'current'))
  for (const name of ['client', 'changes.json', 'SHA256SUMS', 'server']) {
    if (!existsSync(join(dist, name))) {
      rmSync(join(dist, name), { force: true })
      symlinkSync(join('current', name), join(dist, name))
    }
  }
}

/** Takes a file and its compressed forms over from another copy; false where they are not there after all. */
export function linkFile(from: string, to: string, path: string, isCompressed: boolean): boolean {
  try {
    for (const name of formsOf(path, isCompressed)) {
      makeFolder(dirname(join(to, name)))
      rmSync(join(to, name), { force: true })
      linkSync(join(from, name), join(to, name))
    }
    return true
  } catch {
    return false
  }
}

/** The file's name, and those of its compressed forms where it has them. */
export function formsOf(path: string, isCompressed: boolean): string[] {
  return isCompressed ? [path, ...encodings.map((encoding) => `${path}.${encoding}`)] : [path]
}

export function removeFile(folder: string, path: string): void {
  for (const name of formsOf(path, true)) rmSync(join(folder, name), { force: true })
}

/** Writes a new file. It never writes into an old one, whose bytes the live copy may share. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  makeFolder(dirname(file))
  const temporary = `${file}.new`
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, file)
  } catch (error) {
    if (existsSync(temporary)) unlinkSync(temporary)
    throw error
  }
}

const madeFolders = new Set<string>()

function makeFolder(folder: string): void {
  if (madeFolders.has(folder) && existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  madeFolders.add(folder)
}
