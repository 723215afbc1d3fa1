import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../cache/fingerprint.ts'
import { changesAsJson, checksums } from './describe-copy.ts'
import type { Changes } from './describe-copy.ts'
import { listNames } from './disk/list-names.ts'
import { writeFresh, writePieces } from './disk/write-fresh.ts'

const changesFile = 'changes.json'
const sumsFile = 'SHA256SUMS'
const serverFolder = 'server'

interface Beside {
  records: Readonly<Record<string, string>>
  changes: Changes
  /** Files of earlier builds. */
  carried: ReadonlySet<string>
  beside: ReadonlyMap<string, string>
}

/** Writes the deploy list, the checksums of the whole site and the servers' files, for whoever copies the site elsewhere. Gives back their sizes by name. */
export function writeBeside(folder: string, { records, changes, carried, beside }: Beside): Record<string, number> {
  writePieces(join(folder, changesFile), changesAsJson({ ...changes, kept: [...carried] }, records))
  writePieces(join(folder, sumsFile), checksums(records, carried))
  for (const name of listNames(join(folder, serverFolder)))
    if (!beside.has(`${serverFolder}/${name}`)) rmSync(join(folder, serverFolder, name))
  for (const [path, text] of beside) writeFresh(join(folder, path), text)
  return Object.fromEntries(
    [changesFile, sumsFile, ...beside.keys()].map((name) => [name, statSync(join(folder, name)).size]),
  )
}

/** A fingerprint of the files beside the site. */
export function printBeside(beside: ReadonlyMap<string, string>): string {
  return hashText(JSON.stringify([...beside]))
}
