import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../memo/fingerprint.ts'
import { changesAsJson, checksums } from './describe-copy.ts'
import type { Changes } from './describe-copy.ts'
import type { FileRecords } from '../files/published-file.ts'
import { listNames } from './disk/list-names.ts'
import { writeFresh, writePieces } from './disk/write-fresh.ts'

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
