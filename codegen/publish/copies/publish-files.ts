import { isCompressible } from '../files/compress.ts'
import { unknownFile } from '../files/published-file.ts'
import type { SiteFiles } from '../files/published-file.ts'
import { fingerprintExtras, writeExtras, compareFiles } from './describe-copy.ts'
import type { Changes } from './describe-copy.ts'
import { carryFiles } from './carry-files.ts'
import type { Ages, Carried } from './carry-files.ts'
import { checkCopy } from './check-copy.ts'
import { closeCopy, emptyState, forgetCopy, noteState, openCopy } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { linkFile } from './disk.ts'
import { clientFolder, copyFolder, findLiveCopy, linkLive, swapIn } from './two-copies.ts'
import type { Copy } from './two-copies.ts'
import { updateCopy } from './update-copy.ts'
import type { Update } from './update-copy.ts'

export interface PublishOptions extends Pick<Update, 'isCompressed' | 'onProgress' | 'onMade'> {
  dist: string
  /** Files beside the site, such as a server's configuration, by path from the copy's folder. */
  extras: ReadonlyMap<string, string>
  /** What to note of the site, when all files are there and before visitors see them. */
  note: (changes: Changes) => Pick<CopyState, 'inputs' | 'generated' | 'summary' | 'told'>
  /** Whether the bytes of every file that is there are compared with its record. */
  isFull: boolean
}

/** Brings dist/ up to date with the wanted files, and swaps the new site in at the end. */
export async function publishFiles(own: SiteFiles, options: PublishOptions): Promise<Changes> {
  const { dist } = options
  const live = findLive(options)
  const { files, ages, carried } = carryFiles(own, live && { state: live.state, client: clientFolder(dist, live.copy) })
  if (live?.isWhole && isSame(files, live.state, options)) {
    keepLive(live, ages, options)
    return nothingChanged
  }
  const spare: Copy = live?.copy === 'a' ? 'b' : 'a'
  const { changes, state } = await writeSpare(spare, { files, ages, carried }, { live, options })
  // Its damaged files are other ones than those that were made for them, whatever its record says.
  if (live && !live.isWhole) forgetCopy(dist, live.copy)
  swapIn(dist, spare)
  if (!live) makeSecondCopy(dist, state)
  return changes
}

const nothingChanged: Changes = { added: [], changed: [], removed: [], isFirst: false, hasOtherForms: false }

interface LiveCopy {
  copy: Copy
  state: CopyState
  /** Whether all its files are as they were written. */
  isWhole: boolean
}

/** The copy that visitors see, looked at; undefined before the first build. */
function findLive({ dist, isFull }: PublishOptions): LiveCopy | undefined {
  const copy = findLiveCopy(dist)
  return copy && { copy, ...checkCopy(dist, copy, isFull) }
}

/** The live copy is what is wanted; at most its record learns what else makes the same. */
function keepLive({ copy, state }: LiveCopy, hashed: Ages, { dist, note }: PublishOptions): void {
  linkLive(dist)
  const noted = note(nothingChanged)
  if (state.inputs !== noted.inputs || state.generated !== noted.generated)
    noteState(dist, copy, { ...state, hashed, ...noted })
}

interface Run {
  live: LiveCopy | undefined
  options: PublishOptions
}

/** Brings the spare copy up to date, and closes it. */
async function writeSpare(spare: Copy, { files, ages, carried }: Carried, { live, options }: Run) {
  const { dist, isCompressed, isFull, extras } = options
  const before = live?.state ?? emptyState
  const known = usable(checkCopy(dist, spare, isFull).state, isCompressed)
  openCopy(dist, spare, known)
  const records = await updateCopy(files, {
    ...options,
    known: known.files,
    before: usable(before, isCompressed).files,
    from: live && clientFolder(dist, live.copy),
    to: clientFolder(dist, spare),
  })
  const changes: Changes = {
    ...compareFiles(before.files, records),
    isFirst: Object.keys(before.files).length === 0,
    hasOtherForms: Object.keys(before.files).length > 0 && before.isCompressed !== isCompressed,
  }
  const state: CopyState = {
    ...emptyState,
    isCompressed,
    hashed: ages,
    extras: fingerprintExtras(extras),
    extraFiles: writeExtras(copyFolder(dist, spare), { records, changes, carried, extras }),
    ...options.note(changes),
    files: records,
  }
  closeCopy(dist, spare, state)
  return { changes, state }
}

/** Makes the second copy after a first build, for the first edit. A failure costs only that. */
function makeSecondCopy(dist: string, state: CopyState): void {
  openCopy(dist, 'b', emptyState)
  for (const path in state.files)
    if (!linkFile(clientFolder(dist, 'a'), clientFolder(dist, 'b'), path, state.isCompressed && isCompressible(path)))
      return
  for (const name in state.extraFiles) if (!linkFile(copyFolder(dist, 'a'), copyFolder(dist, 'b'), name, false)) return
  // Without its record nobody trusts the copy, and the next build makes it.
  closeCopy(dist, 'b', state)
}

/** A copy with other encodings, or without a known file, is of no use: all of it would change. */
function usable(state: CopyState, isCompressed: boolean): CopyState {
  return state.isCompressed === isCompressed && hasKnownFile(state) ? state : emptyState
}

function hasKnownFile({ files }: CopyState): boolean {
  for (const path in files) if (files[path] !== unknownFile) return true
  return false
}

function isSame(files: SiteFiles, before: CopyState, { isCompressed, extras }: PublishOptions): boolean {
  if (
    before.isCompressed !== isCompressed ||
    before.extras !== fingerprintExtras(extras) ||
    files.length !== Object.keys(before.files).length
  )
    return false
  for (const file of files) if (before.files[file.path]?.[0] !== file.key) return false
  return true
}
