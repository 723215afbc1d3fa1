import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { hashText } from '../fingerprint.ts'
import { isCompressible } from './compress.ts'
import { clientFolder, closeCopy, copyFolder, emptyState, findLiveCopy, isLinked, isWhole, linkFile, linkLive, noteInputs, openCopy, readCopyState, removeFile, swapIn } from './generations.ts'
import type { Copy, CopyState } from './generations.ts'
import { makeFile, openFlight } from './make-files.ts'
import type { TakeFromParts } from './parts.ts'
import { hasKey, shaOf } from './published-file.ts'
import type { SecondThread } from './second-thread.ts'
import { writeFresh, writePieces } from './write-fresh.ts'
import type { PublishedFile, SiteFiles } from './published-file.ts'

export interface PublishOptions {
  dist: string
  isCompressed: boolean
  /** Called now and then on long builds with how many files are done. */
  onProgress: (done: number, all: number) => void
  /** Files beside the site, such as a server's configuration, by path from the copy's folder. */
  beside: ReadonlyMap<string, string>
  /** Fingerprint of everything that the files are made of. */
  inputs: string
  /** The site's size in words. */
  summary: string
  /** Takes a file over from the parts that other machines have made, where there are any. */
  takeFromParts?: TakeFromParts
  /** Makes a part of the files, where none can be taken over. */
  secondThread?: SecondThread | undefined
}

/** What differs from the site before: paths of files from the site's root. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Brings dist/ up to date with the wanted files, and swaps the new site in at the end. */
export async function publishFiles(files: SiteFiles, options: PublishOptions): Promise<Changes> {
  const { dist, isCompressed } = options
  const live = findLiveCopy(dist)
  const before = live ? trustedState(dist, live) : emptyState
  if (live && isSame(files, before, options)) {
    linkLive(dist)
    if (before.inputs !== options.inputs) noteInputs(dist, live, { ...before, inputs: options.inputs, summary: options.summary })
    return { added: [], changed: [], removed: [] }
  }
  const spare: Copy = live === 'a' ? 'b' : 'a'
  const known = usable(trustedState(dist, spare), isCompressed)
  openCopy(dist, spare, known)
  const next = await updateCopy(files, { options, known, before: usable(before, isCompressed), from: live && clientFolder(dist, live), to: clientFolder(dist, spare) })
  const changes = compare(before.files, next.files)
  writeBeside(dist, spare, { next, changes, beside: options.beside })
  closeCopy(dist, spare, next)
  swapIn(dist, spare)
  if (!live) makeTwin(dist, next)
  return changes
}

/** Makes the second copy right after the first build, so that the operator's first edit need not wait for it. The site is live by now: a failure costs only that. */
function makeTwin(dist: string, state: CopyState): void {
  openCopy(dist, 'b', emptyState)
  for (const path in state.files) if (!linkFile(clientFolder(dist, 'a'), clientFolder(dist, 'b'), path, state.isCompressed && isCompressible(path))) return
  for (const name of state.besideFiles) if (!linkFile(copyFolder(dist, 'a'), copyFolder(dist, 'b'), name, false)) return
  // Without its record nobody trusts the copy, and the next build makes it.
  closeCopy(dist, 'b', state)
}

/** The summary of the live site if it is whole and was made of just these inputs; then there is nothing to do. */
export function findSameSite(dist: string, inputs: string): string | undefined {
  const live = findLiveCopy(dist)
  if (!live) return undefined
  const state = readCopyState(dist, live)
  return state.inputs === inputs && isLinked(dist) && isWhole(dist, live, state) ? state.summary : undefined
}

/** What a copy says it holds, unless files of it are gone. */
function trustedState(dist: string, copy: Copy): CopyState {
  const state = readCopyState(dist, copy)
  return isWhole(dist, copy, state) ? state : emptyState
}

/** A copy with other encodings than wanted is of no use: each of its files would have to be touched. */
function usable(state: CopyState, isCompressed: boolean): CopyState {
  return state.isCompressed === isCompressed ? state : emptyState
}

function isSame(files: SiteFiles, before: CopyState, { isCompressed, beside }: PublishOptions): boolean {
  if (before.isCompressed !== isCompressed || before.beside !== printOf(beside) || files.length !== Object.keys(before.files).length) return false
  for (const file of files) if (!hasKey(before.files[file.path] ?? '', file.key)) return false
  return true
}

function printOf(beside: ReadonlyMap<string, string>): string {
  return hashText(JSON.stringify([...beside]))
}

interface Update {
  options: PublishOptions
  /** What the spare copy holds already. */
  known: CopyState
  /** What the live copy holds. */
  before: CopyState
  from: string | undefined
  to: string
}

// With memory to spare V8 would let the litter of so many pages grow to a gigabyte before it looks: 1.9 GB at 100,000 cities, and no faster.
const manyFiles = 5000

/** Brings the spare copy up to date; a second thread, where there is one, makes a part of the files. */
async function updateCopy(files: SiteFiles, update: Update): Promise<CopyState> {
  const { options, known, to } = update
  const { isCompressed, beside, inputs, summary, secondThread } = options
  const next: CopyState = { ...emptyState, isCompressed, beside: printOf(beside), besideFiles: [changesFile, sumsFile, ...beside.keys()], inputs, summary, files: {} }
  const isOwn = secondThread?.begin(to) ?? (() => true)
  const flight = openFlight()
  let done = 0
  let makes = 0
  try {
    for (const file of files) {
      const kept = isOwn(done) ? reuse(file, update) : ''
      // The place is taken now: whichever file is ready first, the state lists them in this order.
      next.files[file.path] = kept ?? ''
      if (kept === undefined) {
        if (++makes === manyFiles) setFlagsFromString('--heap-growing-percent=25')
        await flight.add(makeFile(file, { to, isCompressed }).then((record) => void (next.files[file.path] = record)))
      }
      options.onProgress(++done, files.length)
    }
  } finally {
    await flight.land()
  }
  for (const [path, record] of (await secondThread?.records()) ?? []) next.files[path] = record
  for (const path of Object.keys(known.files)) if (!(path in next.files)) removeFile(to, path)
  return next
}

/** The record of a file that needs no making: the spare copy has it, or the live one or a part shares it. */
function reuse(file: PublishedFile, { known, before, from, to, options }: Update): string | undefined {
  const own = known.files[file.path]
  if (own !== undefined && hasKey(own, file.key)) return own
  const shared = before.files[file.path]
  if (from !== undefined && shared !== undefined && hasKey(shared, file.key) && linkFile(from, to, file.path, options.isCompressed && isCompressible(file.path))) return shared
  return options.takeFromParts?.(file, to, options.isCompressed)
}

function compare(before: Record<string, string>, after: Record<string, string>): Changes {
  const changes: Changes = { added: [], changed: [], removed: [] }
  for (const path in after) {
    const record = after[path]!
    const old = before[path]
    if (old === undefined) changes.added.push(path)
    else if (old !== record && shaOf(old) !== shaOf(record)) changes.changed.push(path)
  }
  for (const path in before) if (!(path in after)) changes.removed.push(path)
  return changes
}

function* checksums(files: Readonly<Record<string, string>>): Generator<string> {
  for (const path of Object.keys(files).sort()) yield `${shaOf(files[path]!)}  client/${path}\n`
}

/** The deploy list: files that are new or other ones than before, each with its SHA-256, and those that are gone. */
function* changesAsJson({ added, changed, removed }: Changes, files: Readonly<Record<string, string>>): Generator<string> {
  const hashed = (path: string) => `${JSON.stringify(path)}: "${shaOf(files[path]!)}"`
  yield '{\n  "added": {'
  yield* inLines(added, hashed)
  yield '},\n  "changed": {'
  yield* inLines(changed, hashed)
  yield '},\n  "removed": ['
  yield* inLines(removed, (path) => JSON.stringify(path))
  yield ']\n}\n'
}

function* inLines(paths: readonly string[], toText: (path: string) => string): Generator<string> {
  for (const [index, path] of paths.entries()) yield `${index === 0 ? '' : ','}\n    ${toText(path)}`
  if (paths.length > 0) yield '\n  '
}

const changesFile = 'changes.json'
const sumsFile = 'SHA256SUMS'

/** The deploy list and the checksums of the whole site, for whoever copies it elsewhere. */
function writeBeside(dist: string, copy: Copy, { next, changes, beside }: { next: CopyState; changes: Changes; beside: ReadonlyMap<string, string> }): void {
  const folder = copyFolder(dist, copy)
  writePieces(join(folder, changesFile), changesAsJson(changes, next.files))
  writePieces(join(folder, sumsFile), checksums(next.files))
  for (const [path, text] of beside) writeFresh(join(folder, path), text)
}
