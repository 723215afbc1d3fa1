import { join } from 'node:path'
import { readFolderFingerprint } from '../../memo/folder-fingerprint.ts'
import { isCompressible } from '../files/compress.ts'
import type { SiteFiles } from '../files/published-file.ts'
import { carryFiles } from './carry-files.ts'
import type { Carried } from './carry-files.ts'
import { checkCopy } from './check-copy.ts'
import type { CheckedCopy } from './check-copy.ts'
import { compareFiles, fingerprintExtras, writeExtras } from './describe-copy.ts'
import type { Changes } from './describe-copy.ts'
import { linkFile } from './disk.ts'
import {
  clientFolder,
  copyFolder,
  emptyState,
  findLiveCopy,
  forgetCopy,
  linkLive,
  openCopy,
  swapIn,
  writeCopyState,
} from './two-copies.ts'
import type { Ages, Copy, CopyState } from './two-copies.ts'
import { updateCopy } from './update-copy.ts'
import type { Update } from './update-copy.ts'

export interface PublishOptions extends Pick<Update, 'isCompressed' | 'onProgress'> {
  dist: string
  /** The folder of the files for servers, which are published beside the site. */
  server: string
  /** What to note of the site, when all files are there and before visitors see them. */
  note: () => Pick<CopyState, 'inputs' | 'generated' | 'summary' | 'warnings'>
  /** Whether the bytes of every file that is there are compared with its record. */
  isVerified: boolean
}

/** Brings dist/ up to date with the wanted files, and swaps the new site in at the end. */
export async function publishFiles(files: SiteFiles, options: PublishOptions): Promise<Changes> {
  const { dist } = options
  const copy = findLiveCopy(dist)
  const live = copy && checkCopy(dist, copy, options.isVerified)
  const wanted = carryFiles(files, live)
  if (live?.isWhole && isSame(wanted.files, live, options)) {
    keepLive(live, wanted.ages, options)
    return nothingChanged
  }
  const spare: Copy = copy === 'a' ? 'b' : 'a'
  const { changes, state } = await writeSpare(spare, wanted, { live, options })
  // Its damaged files no longer match its record, so no build may trust it.
  if (live && !live.isWhole) forgetCopy(dist, live.copy)
  swapIn(dist, spare)
  if (!live) makeSecondCopy(dist, state)
  return changes
}

const nothingChanged: Changes = { added: [], changed: [], removed: [], isFirst: false, hasOtherForms: false }

/** The live copy is what is wanted; at most its record learns what else makes the same. */
function keepLive({ copy, state }: CheckedCopy, hashed: Ages, { dist, note }: PublishOptions): void {
  linkLive(dist)
  const noted = note()
  if (state.inputs !== noted.inputs || state.generated !== noted.generated)
    writeCopyState(dist, copy, { ...state, hashed, ...noted })
}

interface Run {
  live: CheckedCopy | undefined
  options: PublishOptions
}

/** Brings the spare copy up to date, and marks it as finished. */
async function writeSpare(spare: Copy, { files, ages, carried }: Carried, { live, options }: Run) {
  const { dist, isCompressed, isVerified, server } = options
  const folder = copyFolder(dist, spare)
  const before = live?.state ?? emptyState
  const known = usable(checkCopy(dist, spare, isVerified).state, isCompressed)
  openCopy(dist, spare, known)
  const records = await updateCopy(files, {
    ...options,
    known: known.files,
    before: usable(before, isCompressed).files,
    from: live?.client,
    to: clientFolder(dist, spare),
  })
  const isFirst = Object.keys(before.files).length === 0
  const hasOtherForms = !isFirst && before.isCompressed !== isCompressed
  const changes: Changes = { ...compareFiles(before.files, records), isFirst, hasOtherForms }
  writeExtras(folder, { records, changes, carried, server })
  const state: CopyState = {
    isCompressed,
    hashed: ages,
    extras: fingerprintExtras(folder),
    ...options.note(),
    files: records,
  }
  writeCopyState(dist, spare, state)
  return { changes, state }
}

/** Makes the second copy after a first build, for the first edit. A failure costs only that. */
function makeSecondCopy(dist: string, state: CopyState): void {
  openCopy(dist, 'b', emptyState)
  const [from, to] = [clientFolder(dist, 'a'), clientFolder(dist, 'b')]
  // Without its record nobody trusts the copy, and the next build makes it.
  for (const path in state.files) if (!linkFile(from, to, path, state.isCompressed && isCompressible(path))) return
  writeCopyState(dist, 'b', state)
}

/** A copy with other encodings is of no use: all of it would change. */
function usable(state: CopyState, isCompressed: boolean): CopyState {
  return state.isCompressed === isCompressed ? state : emptyState
}

function isSame(
  files: SiteFiles,
  { copy, state }: CheckedCopy,
  { dist, isCompressed, server }: PublishOptions,
): boolean {
  const isExpected =
    state.isCompressed === isCompressed &&
    files.length === Object.keys(state.files).length &&
    readFolderFingerprint(join(copyFolder(dist, copy), 'server')) === readFolderFingerprint(server)
  if (!isExpected) return false
  for (const file of files) if (state.files[file.path]?.[0] !== file.key) return false
  return true
}
