import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../cache/fingerprint.ts'
import { isCompressible } from '../files/compress.ts'
import { hasKey } from '../files/published-file.ts'
import type { SiteFiles } from '../files/published-file.ts'
import { carryFiles } from './carry-files.ts'
import { checkCopy } from './check-copy.ts'
import { changesAsJson, checksums, compareFiles } from './describe-copy.ts'
import type { Changes } from './describe-copy.ts'
import { listNames } from './list-names.ts'
import {
  clientFolder,
  closeCopy,
  copyFolder,
  emptyState,
  findLiveCopy,
  forgetCopy,
  linkFile,
  linkLive,
  noteInputs,
  openCopy,
  swapIn,
} from './two-copies.ts'
import type { Copy, CopyState } from './two-copies.ts'
import { updateCopy } from './update-copy.ts'
import type { Update } from './update-copy.ts'
import { writeFresh, writePieces } from './write-fresh.ts'

export interface PublishOptions extends Pick<Update, 'isCompressed' | 'onProgress' | 'takeFromParts' | 'secondThread'> {
  dist: string
  /** Files beside the site, such as a server's configuration, by path from the copy's folder. */
  beside: ReadonlyMap<string, string>
  /** Fingerprint of everything that the files were made of; asked for at the end, for somebody may save a file meanwhile. */
  inputs: () => string
  /** The site's size in words. */
  summary: string
  /** Whether every file that is there is looked at, however many there are. */
  isFull: boolean
}

/** Brings dist/ up to date with the wanted files, and swaps the new site in at the end. */
export async function publishFiles(own: SiteFiles, options: PublishOptions): Promise<Changes> {
  const { dist, isCompressed, summary } = options
  const live = findLiveCopy(dist)
  const { state: before, isWhole } = live
    ? checkCopy(dist, live, { isFull: options.isFull })
    : { state: emptyState, isWhole: false }
  const {
    files,
    ages: hashed,
    carried,
  } = carryFiles(
    own,
    live && { state: before, client: clientFolder(dist, live), isUsable: before.isCompressed === isCompressed },
  )
  if (live && isWhole && isSame(files, before, options)) {
    linkLive(dist)
    const inputs = options.inputs()
    if (before.inputs !== inputs) noteInputs(dist, live, { ...before, hashed, inputs, summary })
    return { added: [], changed: [], removed: [], isFirst: false, hasOtherForms: false }
  }
  const spare: Copy = live === 'a' ? 'b' : 'a'
  // Where both copies have the same record of a file, it is one file under two names.
  const known = usable(
    checkCopy(dist, spare, { isFull: options.isFull, isShared: (path, record) => before.files[path] === record }).state,
    isCompressed,
  )
  openCopy(dist, spare, known)
  const records = await updateCopy(files, {
    ...options,
    known: known.files,
    before: usable(before, isCompressed).files,
    from: live && clientFolder(dist, live),
    to: clientFolder(dist, spare),
  })
  const changes = {
    ...compareFiles(before.files, records),
    isFirst: live === undefined,
    hasOtherForms: live !== undefined && before.isCompressed !== isCompressed,
  }
  const besideFiles = writeBeside(copyFolder(dist, spare), { records, changes, carried, beside: options.beside })
  const next: CopyState = {
    ...emptyState,
    isCompressed,
    hashed,
    beside: printOf(options.beside),
    besideFiles,
    inputs: options.inputs(),
    summary,
    files: records,
  }
  closeCopy(dist, spare, next)
  // Its damaged files are other ones than those that were made for them, whatever its record says.
  if (live && !isWhole) forgetCopy(dist, live)
  swapIn(dist, spare)
  if (!live) makeSecondCopy(dist, next)
  return changes
}

/** Makes the second copy right after the first build, so that the operator's first edit need not wait for it. The site is live by now: a failure costs only that. */
function makeSecondCopy(dist: string, state: CopyState): void {
  openCopy(dist, 'b', emptyState)
  for (const path in state.files)
    if (!linkFile(clientFolder(dist, 'a'), clientFolder(dist, 'b'), path, state.isCompressed && isCompressible(path)))
      return
  for (const name in state.besideFiles) if (!linkFile(copyFolder(dist, 'a'), copyFolder(dist, 'b'), name, false)) return
  // Without its record nobody trusts the copy, and the next build makes it.
  closeCopy(dist, 'b', state)
}

/** A copy with other encodings than wanted is of no use: each of its files would have to be touched. */
function usable(state: CopyState, isCompressed: boolean): CopyState {
  return state.isCompressed === isCompressed ? state : emptyState
}

function isSame(files: SiteFiles, before: CopyState, { isCompressed, beside }: PublishOptions): boolean {
  if (
    before.isCompressed !== isCompressed ||
    before.beside !== printOf(beside) ||
    files.length !== Object.keys(before.files).length
  )
    return false
  for (const file of files) if (!hasKey(before.files[file.path] ?? '', file.key)) return false
  return true
}

function printOf(beside: ReadonlyMap<string, string>): string {
  return hashText(JSON.stringify([...beside]))
}

const changesFile = 'changes.json'
const sumsFile = 'SHA256SUMS'
const serverFolder = 'server'

interface Beside {
  records: Readonly<Record<string, string>>
  changes: Changes
  /** Files of earlier builds. */
  carried: ReadonlySet<string>
  beside: ReadonlyMap<string, string>
}

/** Writes the deploy list, the checksums of the whole site and the servers' files, for whoever copies the site elsewhere. Gives back their sizes by name. */
function writeBeside(folder: string, { records, changes, carried, beside }: Beside): Record<string, number> {
  writePieces(join(folder, changesFile), changesAsJson({ ...changes, kept: [...carried] }, records))
  writePieces(join(folder, sumsFile), checksums(records, carried))
  for (const name of listNames(join(folder, serverFolder)))
    if (!beside.has(`${serverFolder}/${name}`)) rmSync(join(folder, serverFolder, name))
  for (const [path, text] of beside) writeFresh(join(folder, path), text)
  return Object.fromEntries(
    [changesFile, sumsFile, ...beside.keys()].map((name) => [name, statSync(join(folder, name)).size]),
  )
}
