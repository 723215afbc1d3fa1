import type { FileRecords } from '../files/published-file.ts'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../memo/fingerprint.ts'
import { writeFresh, writePieces } from './disk.ts'
import { listNames } from '../../write/write-generated.ts'

/** What differs from the site before: paths of files from the site's root. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
  /** Whether no site was here before: all is `added`, and a host may hold anything. */
  isFirst: boolean
  /** Whether the compressed forms came or went, which leaves the files themselves as they are. */
  hasOtherForms: boolean
}

/** What differs in the files themselves. */
type FileChanges = Pick<Changes, 'added' | 'changed' | 'removed'>

const shaOf = (files: FileRecords, path: string) => files[path]?.[1] ?? ''

/** Compares two sites. A file whose bytes did not match its record counts as changed. */
export function compareFiles(before: FileRecords, after: FileRecords): FileChanges {
  const changes: FileChanges = { added: [], changed: [], removed: [] }
  for (const path in after) {
    if (before[path] === undefined) changes.added.push(path)
    else if (shaOf(before, path) !== shaOf(after, path)) changes.changed.push(path)
  }
  for (const path in before) if (!(path in after)) changes.removed.push(path)
  return changes
}

/** Lines for sha256sum, without files of earlier builds, so that builds can be compared. */
function* checksums(files: FileRecords, carried: ReadonlySet<string>): Generator<string> {
  for (const path of Object.keys(files).sort()) if (!carried.has(path)) yield `${shaOf(files, path)}  client/${path}\n`
}

/** The deploy list: what is new, changed (both with SHA-256), gone, or kept from before. */
function* changesAsJson(
  { added, changed, removed, kept, isFirst }: Changes & { kept: readonly string[] },
  files: FileRecords,
): Generator<string> {
  const hashed = (path: string) => `${JSON.stringify(path)}: "${shaOf(files, path)}"`
  yield `{\n  "isFirst": ${isFirst},\n  "added": {`
  yield* inLines(added, hashed)
  yield '},\n  "changed": {'
  yield* inLines(changed, hashed)
  yield '},\n  "removed": ['
  yield* inLines(removed, (path) => JSON.stringify(path))
  yield '],\n  "kept": {'
  yield* inLines(kept, hashed)
  yield '}\n}\n'
}

function* inLines(paths: readonly string[], toText: (path: string) => string): Generator<string> {
  for (const [index, path] of paths.entries()) yield `${index === 0 ? '' : ','}\n    ${toText(path)}`
  if (paths.length > 0) yield '\n  '
}

const changesFile = 'changes.json'
const sumsFile = 'SHA256SUMS'
const serverFolder = 'server'

interface Extras {
  records: FileRecords
  changes: Changes
  /** Files of earlier builds. */
  carried: ReadonlySet<string>
  extras: ReadonlyMap<string, string>
}

/** Writes deploy list, checksums and server files, for deploys; returns their sizes by name. */
export function writeExtras(folder: string, { records, changes, carried, extras }: Extras): Record<string, number> {
  writePieces(join(folder, changesFile), changesAsJson({ ...changes, kept: [...carried] }, records))
  writePieces(join(folder, sumsFile), checksums(records, carried))
  for (const name of listNames(join(folder, serverFolder)))
    if (!extras.has(`${serverFolder}/${name}`)) rmSync(join(folder, serverFolder, name))
  for (const [path, text] of extras) writeFresh(join(folder, path), text)
  return Object.fromEntries(
    [changesFile, sumsFile, ...extras.keys()].map((name) => [name, statSync(join(folder, name)).size]),
  )
}

/** A fingerprint of the extra files. */
export function fingerprintExtras(extras: ReadonlyMap<string, string>): string {
  return hashText(JSON.stringify([...extras]))
}
