import { fingerprintGenerated, hasTypes } from '../../write/fingerprint-generated.ts'
import type { Folders } from '../folders.ts'
import { readCopyState, emptyState, stateFile } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { findLiveCopy, isLinked, clientFolder, copyFolder } from './two-copies.ts'
import type { Copy } from './two-copies.ts'
import { existsSync, statSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from '../files/compress.ts'
import { hasForms, unknownFile, hasSizes } from '../files/published-file.ts'
import type { FileRecord } from '../files/published-file.ts'
import { statFile } from '../../write/replace-file.ts'
import { formsOf } from './disk.ts'
import { listNames } from '../../write/write-generated.ts'
import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What to say of the live site if it is whole and made of these inputs. */
export function findSameSite(
  { dist, generated }: Folders,
  inputs: string,
  isFull: boolean,
): Pick<CopyState, 'summary' | 'told'> | undefined {
  const live = findLiveCopy(dist)
  if (!live || !isLinked(dist) || !hasTypes(generated)) return undefined
  const last = readCopyState(dist, live)
  if (last.inputs !== inputs || last.generated !== fingerprintGenerated(generated)) return undefined
  const { state, isWhole } = checkCopy(dist, live, isFull)
  return isWhole ? state : undefined
}

interface CheckedCopy {
  /** The records; once verified, altered and unknown files have `unknownFile`, lost ones none. */
  state: CopyState
  /** Whether it is as the last build left it. */
  isWhole: boolean
}

/** What a copy holds by its record; if it is verified, by the bytes of each file. */
export function checkCopy(dist: string, copy: Copy, isVerified: boolean): CheckedCopy {
  const isThere = existsSync(clientFolder(dist, copy))
  const state = isThere ? readCopyState(dist, copy) : emptyState
  const isFinished = Object.keys(state.files).length > 0
  return isVerified && isFinished ? verifyCopy(dist, copy, state) : { state, isWhole: isFinished }
}

function verifyCopy(dist: string, copy: Copy, state: CopyState): CheckedCopy {
  const client = clientFolder(dist, copy)
  const files: Record<string, FileRecord> = {}
  for (const [path, record] of Object.entries(state.files)) {
    if (holdsContent(client, path, record)) files[path] = record
    else if (existsSync(join(client, path))) files[path] = unknownFile
  }
  for (const path of findStrangers(client, state)) files[path] = unknownFile
  const paths = new Set([...Object.keys(state.files), ...Object.keys(files)])
  const isWhole = [...paths].every((path) => files[path] === state.files[path])
  return { state: { ...state, files }, isWhole: isWhole && areExtrasWhole(copyFolder(dist, copy), state) }
}

/** Files that lie in the copy and not in its record. */
function findStrangers(client: string, { files }: CopyState): string[] {
  const known = new Set(Object.entries(files).flatMap(([path, record]) => formsOf(path, hasForms(record))))
  const names = listNames(client)
  const isForm = (name: string) =>
    encodings.some((encoding) => name.endsWith(`.${encoding}`) && names.has(name.slice(0, -encoding.length - 1)))
  return [...names].filter((name) => !known.has(name) && !(isForm(name) && !known.has(name.replace(/\.\w+$/, ''))))
}

/** The deploy list, the checksums and the servers' files are written right before the record. */
function areExtrasWhole(folder: string, { extraFiles }: CopyState): boolean {
  const closedAt = statSync(join(folder, stateFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const serverFiles = Object.keys(extraFiles).filter((name) => name.startsWith('server/'))
  return (
    listNames(join(folder, 'server')).size === serverFiles.length &&
    Object.entries(extraFiles).every(([name, size]) => {
      const stat = statFile(join(folder, name))
      return stat?.size === size && stat.mtimeMs <= closedAt
    })
  )
}

/** Whether a file and its forms match their record. Unpacking ignores a tail; the size shows it. */
function holdsContent(folder: string, path: string, record: FileRecord): boolean {
  try {
    const forms = formsOf(path, hasForms(record)).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    return (
      hasSizes(
        record,
        forms.map(({ bytes }) => bytes.length),
      ) && forms.every(({ name, bytes }) => hash('sha256', unpack(name, bytes), 'hex') === record[1])
    )
  } catch {
    // Gone, or not even packed any more.
    return false
  }
}

function unpack(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes)
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
