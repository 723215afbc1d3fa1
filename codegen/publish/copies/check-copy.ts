import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fingerprintGenerated, hasTypes } from '../../write/fingerprint-generated.ts'
import { listNames } from '../../write/write-generated.ts'
import { encodings } from '../files/compress.ts'
import { hasForms, unknownFile, hasSizes } from '../files/published-file.ts'
import type { FileRecord } from '../files/published-file.ts'
import type { Folders } from '../folders.ts'
import { fingerprintExtras } from './describe-copy.ts'
import { formsOf } from './disk.ts'
import { clientFolder, copyFolder, emptyState, findLiveCopy, readCopyState, wrongLinks } from './two-copies.ts'
import type { Copy, CopyState } from './two-copies.ts'

/** What to say of the live site if it is whole and made of these inputs. */
export function findSameSite(
  { dist, generated }: Folders,
  inputs: string,
  isVerified: boolean,
): Pick<CopyState, 'summary' | 'warnings'> | undefined {
  const live = findLiveCopy(dist)
  if (!live || wrongLinks(dist).length > 0 || !hasTypes(generated)) return undefined
  const { state } = checkCopy(dist, live, false)
  if (state.inputs !== inputs || state.generated !== fingerprintGenerated(generated)) return undefined
  return !isVerified || checkCopy(dist, live, true).isWhole ? state : undefined
}

export interface CheckedCopy {
  copy: Copy
  client: string
  /** The records; once verified, altered and unknown files have `unknownFile`, lost ones none. */
  state: CopyState
  /** Whether it is as the last build left it. */
  isWhole: boolean
}

/** What a copy holds by its record; if it is verified, by the bytes of each file. */
export function checkCopy(dist: string, copy: Copy, isVerified: boolean): CheckedCopy {
  const client = clientFolder(dist, copy)
  const state = existsSync(client) ? readCopyState(dist, copy) : emptyState
  const isFinished = Object.keys(state.files).length > 0
  if (!isVerified || !isFinished) return { copy, client, state, isWhole: isFinished }
  const files = findFiles(client, state)
  const paths = new Set([...Object.keys(state.files), ...Object.keys(files)])
  const isWhole =
    [...paths].every((path) => files[path] === state.files[path]) &&
    fingerprintExtras(copyFolder(dist, copy)) === state.extras
  return { copy, client, state: { ...state, files }, isWhole }
}

/** The records of the files that are there, by their bytes. */
function findFiles(client: string, state: CopyState): Record<string, FileRecord> {
  const files: Record<string, FileRecord> = {}
  for (const [path, record] of Object.entries(state.files)) {
    if (holdsContent(client, path, record)) files[path] = record
    else if (existsSync(join(client, path))) files[path] = unknownFile
  }
  for (const path of findStrangers(client, state)) files[path] = unknownFile
  return files
}

/** Files that lie in the copy and not in its record. */
function findStrangers(client: string, { files }: CopyState): string[] {
  const known = new Set(Object.entries(files).flatMap(([path, record]) => formsOf(path, hasForms(record))))
  const names = listNames(client)
  const isForm = (name: string) =>
    encodings.some((encoding) => name.endsWith(`.${encoding}`) && names.has(name.slice(0, -encoding.length - 1)))
  return [...names].filter((name) => !known.has(name) && !(isForm(name) && !known.has(name.replace(/\.\w+$/, ''))))
}

/** Whether a file and its forms match their record. Unpacking ignores a tail; the size shows it. */
function holdsContent(folder: string, path: string, record: FileRecord): boolean {
  try {
    const forms = formsOf(path, hasForms(record)).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    const sizes = forms.map(({ bytes }) => bytes.length)
    const isSame = ({ name, bytes }: (typeof forms)[number]) => hash('sha256', unpack(name, bytes), 'hex') === record[1]
    return hasSizes(record, sizes) && forms.every(isSame)
  } catch {
    // Gone, or not even packed any more.
    return false
  }
}

function unpack(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes)
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
