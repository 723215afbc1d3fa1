import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, seal, sealPieces } from '../../write/sealed-file.ts'
import { replaceFile } from '../../write/replace-file.ts'
import type { FileRecords } from '../files/published-file.ts'
import type { Ages } from './carry-files.ts'
import { writePieces } from './disk.ts'
import { clientFolder, copyFolder } from './two-copies.ts'
import type { Copy } from './two-copies.ts'
import { isPartOf } from '../../lib/is-record.ts'

/** What a copy holds. */
export interface CopyState {
  isCompressed: boolean
  /** Fingerprint of the extra files. */
  extras: string
  /** Their sizes by name, from the copy's folder. */
  extraFiles: Readonly<Record<string, number>>
  /** Fingerprint of everything that the site was made of: data, code, options and the day. */
  inputs: string
  /** The site's size in words. */
  summary: string
  /** What was reported of the site, to be repeated when nothing has changed. */
  told: readonly string[]
  /** The files with a hash in their names; those of earlier builds are none of the site's own. */
  hashed: Ages
  /** Fingerprint of generated/ as the build left it. */
  generated: string
  files: FileRecords
}

export const emptyState: CopyState = {
  isCompressed: false,
  extras: '',
  extraFiles: {},
  inputs: '',
  generated: '',
  summary: '',
  told: [],
  hashed: {},
  files: {},
}

export const stateFile = 'state.json'

const statesRead = new Map<string, { stamp: string; state: CopyState }>()

/** What a copy holds; empty if unfinished or unreadable. Kept: a build asks twice. */
export function readCopyState(dist: string, copy: Copy): CopyState {
  const file = join(copyFolder(dist, copy), stateFile)
  const { mtimeMs = 0, ino = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  const stamp = `${mtimeMs} ${ino} ${size}`
  const known = statesRead.get(file)
  if (known?.stamp === stamp) return known.state
  const sealed = readSealed(file)
  const state = isState(sealed) ? { ...emptyState, ...sealed } : emptyState
  statesRead.set(file, { stamp, state })
  return state
}

/** Earlier versions of this code wrote a file's record as one text. */
function isState(value: unknown): value is Partial<CopyState> {
  return isPartOf(value, emptyState) && Object.values(value.files ?? {}).every((record) => Array.isArray(record))
}

/** Takes a copy's record away: nothing in it is trusted any more. */
export function forgetCopy(dist: string, copy: Copy): void {
  rmSync(join(copyFolder(dist, copy), stateFile), { force: true })
}

/** Marks a copy as unfinished, so that no later build trusts it; empties it if it is of no use. */
export function openCopy(dist: string, copy: Copy, known: CopyState): void {
  forgetCopy(dist, copy)
  if (Object.keys(known.files).length === 0) rmSync(copyFolder(dist, copy), { recursive: true, force: true })
  mkdirSync(clientFolder(dist, copy), { recursive: true })
}

/** Marks a copy as finished. */
export function closeCopy(dist: string, copy: Copy, state: CopyState): void {
  writePieces(join(copyFolder(dist, copy), stateFile), sealPieces(inPieces(state)))
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

/** Notes of the live copy, as it is, what else makes the same. */
export function noteState(dist: string, copy: Copy, state: CopyState): void {
  replaceFile(join(copyFolder(dist, copy), stateFile), seal(state))
}
