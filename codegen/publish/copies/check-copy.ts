import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedFolders } from '../../cache/folder-stamps.ts'
import { encodings } from '../files/compress.ts'
import { hasForms, hasSizes, unknownFile } from '../files/published-file.ts'
import { holdsContent } from './holds-content.ts'
import { statFile } from '../../write/stat-file.ts'
import { readCopyState, stateFile } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { formsOf } from './disk/file-forms.ts'
import { listNames } from './disk/list-names.ts'
import { clientFolder, copyFolder } from './two-copies.ts'
import type { Copy } from './two-copies.ts'

export interface CheckedCopy {
  /**
   * The copy's state as it is now: files that were altered, or that nobody made, have a record that fits nothing; those that are gone have none.
   */
  state: CopyState
  /** Whether everything is as the last build left it. */
  isWhole: boolean
}

/**
 * Compares a copy with its record. A file is taken for what it was while its size and the time of its folder are unchanged and nobody wrote to it
 * since the copy was closed; else its bytes are compared.
 */
export function checkCopy(
  dist: string,
  copy: Copy,
  { isFull = false, isShared = () => false }: CheckOptions = {},
): CheckedCopy {
  const state = readCopyState(dist, copy)
  const client = clientFolder(dist, copy)
  const closedAt = statSync(join(copyFolder(dist, copy), stateFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const touched = changedFolders(client, state.stamps)
  const look: Look = { client, closedAt, isTouched: (path) => touched.size > 0 && touched.has(dirname(path)) }
  // Copied only where something differs: of 30,000 files it takes as long as looking at them.
  let files: Record<string, string> | undefined
  const alter = (path: string, record: string | undefined) => {
    files ??= { ...state.files }
    if (record === undefined) delete files[path]
    else files[path] = record
  }
  let isWhole = areExtrasWhole(copyFolder(dist, copy), state, closedAt)
  const paths = Object.keys(state.files)
  // In a folder from which files went, or to which they came, all are looked at.
  const shares = isFull || touched.size > 0 ? 1 : Math.max(1, Math.ceil(paths.length / mostLooks))
  for (let index = Date.now() % shares; index < paths.length; index += shares) {
    const path = paths[index] ?? ''
    const record = state.files[path] ?? unknownFile
    if (isShared(path, record) && !look.isTouched(path)) continue
    const found = lookAt(path, record, look)
    if (found === 'sound') continue
    isWhole = false
    alter(path, found === 'altered' ? unknownFile : undefined)
  }
  // Without a record all that lies there is strange.
  for (const path of touched.size > 0 || paths.length === 0 ? findStrangers(client, state) : []) {
    isWhole = false
    alter(path, unknownFile)
  }
  return { state: files ? { ...state, files } : state, isWhole }
}

interface CheckOptions {
  /** Looks at every file, however many there are. */
  isFull?: boolean | undefined
  /** Files that need no look, for the other copy has the very same ones. */
  isShared?: (path: string, record: string) => boolean
}

// Looking at as many takes 10 ms. A site of some hundred pages has fewer; of a larger one each build looks at another share.
const mostLooks = 4000

interface Look {
  client: string
  closedAt: number
  isTouched: (path: string) => boolean
}

function lookAt(path: string, record: string, { client, closedAt, isTouched }: Look): 'sound' | 'altered' | 'missing' {
  let isSuspect = isTouched(path)
  let sizes = ''
  for (const name of formsOf(path, hasForms(record))) {
    const stat = statFile(`${client}/${name}`)
    if (!stat?.isFile()) return name === path ? 'missing' : 'altered'
    sizes += ` ${stat.size}`
    isSuspect ||= stat.mtimeMs > closedAt
  }
  if (!hasSizes(record, sizes)) return 'altered'
  return !isSuspect || holdsContent(client, path, record) ? 'sound' : 'altered'
}

/** Files that lie in the copy and in no record of it. */
function findStrangers(client: string, { files }: CopyState): string[] {
  const known = new Set(Object.entries(files).flatMap(([path, record]) => formsOf(path, hasForms(record))))
  const names = listNames(client)
  const isForm = (name: string) =>
    encodings.some((encoding) => name.endsWith(`.${encoding}`) && names.has(name.slice(0, -encoding.length - 1)))
  return [...names].filter((name) => !known.has(name) && !(isForm(name) && !known.has(name.replace(/\.\w+$/, ''))))
}

function areExtrasWhole(folder: string, { extraFiles }: CopyState, closedAt: number): boolean {
  const serverFiles = Object.keys(extraFiles).filter((name) => name.startsWith('server/'))
  return (
    listNames(join(folder, 'server')).size === serverFiles.length &&
    Object.entries(extraFiles).every(([name, size]) => {
      const stat = statFile(join(folder, name))
      return stat?.size === size && stat.mtimeMs <= closedAt
    })
  )
}
