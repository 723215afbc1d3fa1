import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FileRecords } from '../files/published-file.ts'
import { hashText } from '../../memo/fingerprint.ts'
import { readFolderFingerprint, readText } from '../../memo/folder-fingerprint.ts'
import { writeFresh } from './disk.ts'

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

const shaOf = (files: FileRecords, path: string) => files[path]?.[1] ?? ''

/** Compares two sites. A file whose bytes did not match its record counts as changed. */
export function compareFiles(before: FileRecords, after: FileRecords): Pick<Changes, 'added' | 'changed' | 'removed'> {
  const paths = Object.keys(after)
  return {
    added: paths.filter((path) => before[path] === undefined),
    changed: paths.filter((path) => before[path] !== undefined && shaOf(before, path) !== shaOf(after, path)),
    removed: Object.keys(before).filter((path) => !(path in after)),
  }
}

interface Extras {
  records: FileRecords
  changes: Changes
  carried: ReadonlySet<string>
  server: string
}

/** Writes what deploys need beside the site: the deploy list, checksums and the servers' files. */
export function writeExtras(folder: string, { records, changes, carried, server }: Extras): void {
  const { isFirst, added, changed, removed } = changes
  const withSums = (paths: Iterable<string>) =>
    Object.fromEntries([...paths].map((path) => [path, shaOf(records, path)]))
  const list = { isFirst, added: withSums(added), changed: withSums(changed), removed, kept: withSums(carried) }
  writeFresh(join(folder, 'changes.json'), `${JSON.stringify(list, null, 2)}\n`)
  // As sha256sum reads them; without files of earlier builds, so that builds can be compared.
  const current = Object.keys(records).filter((path) => !carried.has(path))
  const sums = current.sort().map((path) => `${shaOf(records, path)}  client/${path}\n`)
  writeFresh(join(folder, 'SHA256SUMS'), sums.join(''))
  rmSync(join(folder, 'server'), { recursive: true, force: true })
  cpSync(server, join(folder, 'server'), { recursive: true })
}

/** A fingerprint of the files beside the site in a copy, as they are now. */
export function fingerprintExtras(folder: string): string {
  const lists = ['changes.json', 'SHA256SUMS'].map((name) => readText(join(folder, name)))
  return hashText([...lists, readFolderFingerprint(join(folder, 'server'))].join('\n'))
}
