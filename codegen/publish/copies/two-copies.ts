import {
  existsSync,
  linkSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { folderStamps } from '../../cache/folder-stamps.ts'
import type { FolderStamps } from '../../cache/folder-stamps.ts'
import { replaceFile } from '../../write/replace-file.ts'
import { readSealed, seal, sealPieces } from '../../cache/sealed-file.ts'
import { encodings } from '../files/compress.ts'
import type { Ages } from './carry-files.ts'
import { makeRoom } from './make-room.ts'
import { statFile } from '../../write/stat-file.ts'
import { writePieces } from './write-fresh.ts'

/**
 * dist/ holds two copies of the site that share their unchanged files by hard links: one is live, the other is brought up to
 * date and then swapped in by renaming one symbolic link. Whenever a build stops, dist/client is a whole site. Since the spare
 * copy is only one change behind, an edit costs as much as it changes and not as much as the site holds.
 */
export type Copy = 'a' | 'b'

/** What a copy holds. */
export interface CopyState {
  isCompressed: boolean
  /** Fingerprint of the files beside the site. */
  beside: string
  /** Their sizes by name, from the copy's folder. */
  besideFiles: Readonly<Record<string, number>>
  /** Fingerprint of everything that the site was made of: data, code, options and the day. */
  inputs: string
  /** The site's size in words. */
  summary: string
  /** When each folder was last added to or taken from, by path from the copy's root. */
  stamps: FolderStamps
  /** The files with a hash in their names; those of earlier builds are none of the site's own. */
  hashed: Ages
  /** Records by path. */
  files: Record<string, string>
}

export const emptyState: CopyState = {
  isCompressed: false,
  beside: '',
  besideFiles: {},
  inputs: '',
  summary: '',
  stamps: {},
  hashed: {},
  files: {},
}

export const stateFile = 'state.json'

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

const statesRead = new Map<string, { stamp: string; state: CopyState }>()

/** What a copy holds, or an empty state where it was never finished or cannot be read. A build asks twice, and with many pages the text is long. */
export function readCopyState(dist: string, copy: Copy): CopyState {
  const file = join(copyFolder(dist, copy), stateFile)
  const { mtimeMs = 0, ino = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  const stamp = `${mtimeMs} ${ino} ${size}`
  const known = statesRead.get(file)
  if (known?.stamp === stamp) return known.state
  const state = { ...emptyState, ...(readSealed(file) as CopyState | undefined) }
  statesRead.set(file, { stamp, state })
  return state
}

/** Takes a copy's record away: nothing in it is trusted any more. */
export function forgetCopy(dist: string, copy: Copy): void {
  rmSync(join(copyFolder(dist, copy), stateFile), { force: true })
}

/** Marks a copy as unfinished: if the build is killed now, the next one will not trust it. Empties it where nothing in it can be used. */
export function openCopy(dist: string, copy: Copy, known: CopyState): void {
  forgetCopy(dist, copy)
  if (Object.keys(known.files).length === 0) rmSync(copyFolder(dist, copy), { recursive: true, force: true })
  mkdirSync(clientFolder(dist, copy), { recursive: true })
}

/** Marks a copy as finished. */
export function closeCopy(dist: string, copy: Copy, state: CopyState): void {
  const stamps = folderStamps(clientFolder(dist, copy), Object.keys(state.files))
  writePieces(join(copyFolder(dist, copy), stateFile), sealPieces(inPieces({ ...state, stamps })))
}

const filesAPiece = 1000

/** A state as JSON, some files at a time. */
function* inPieces({ files, ...rest }: CopyState): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"files":{`
  const paths = Object.keys(files)
  for (let from = 0; from < paths.length; from += filesAPiece) {
    const some = paths
      .slice(from, from + filesAPiece)
      .map((path) => `${JSON.stringify(path)}:${JSON.stringify(files[path])}`)
    yield `${from === 0 ? '' : ','}${some.join(',')}`
  }
  yield '}}'
}

/** Notes that the live copy, as it is, is also what these inputs make. */
export function noteInputs(dist: string, copy: Copy, state: CopyState): void {
  replaceFile(join(copyFolder(dist, copy), stateFile), seal(state))
}

/** Makes a copy the live one, in one step. */
export function swapIn(dist: string, copy: Copy): void {
  const temporary = join(dist, '.next')
  rmSync(temporary, { force: true })
  symlinkSync(join('sites', copy), temporary)
  renameSync(temporary, join(dist, 'current'))
  linkLive(dist)
}

// The names under which hosts and people find the live copy. They never change, but somebody may have deleted one.
const liveNames = ['client', 'changes.json', 'SHA256SUMS', 'server']

export function isLinked(dist: string): boolean {
  return liveNames.every((name) => leadsTo(join(dist, name)) === join('current', name))
}

export function linkLive(dist: string): void {
  for (const name of liveNames) {
    const file = join(dist, name)
    if (leadsTo(file) === join('current', name)) continue
    // A copy that somebody put in the link's place would stay as it is for ever.
    rmSync(file, { recursive: true, force: true })
    symlinkSync(join('current', name), file)
  }
}

function leadsTo(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

/** Takes a file and its compressed forms over from another copy; false where they are not there after all. */
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

/** Gives a file and its forms the time of now. A file that is as it was before the last one would else seem older than what it takes the place of, and tools that upload what is newer would pass it over. */
export function touchFile(folder: string, path: string, isCompressed: boolean): void {
  const now = new Date()
  for (const name of formsOf(path, isCompressed)) utimesSync(join(folder, name), now, now)
}
