import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from '../files/compress.ts'
import { hasForms, unknownFile } from '../files/published-file.ts'
import type { FileRecord } from '../files/published-file.ts'
import { holdsContent } from './holds-content.ts'
import { statFile } from '../../write/stat-file.ts'
import { emptyState, readCopyState, stateFile } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { formsOf } from './disk/file-forms.ts'
import { listNames } from './disk/list-names.ts'
import { clientFolder, copyFolder } from './two-copies.ts'
import type { Copy } from './two-copies.ts'

export interface CheckedCopy {
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
