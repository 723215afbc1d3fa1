import { readdirSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findBytes } from '../memo/folder-fingerprint.ts'
import { replaceFile, statFile } from '../memo/replace-file.ts'

/** Writes text files that differ from what is there; returns their number. */
export function writeChangedFiles(folder: string, files: ReadonlyMap<string, string>): number {
  const changed = [...files].filter(([name, text]) => findBytes(join(folder, name))?.toString() !== text)
  for (const [name, text] of changed) writeGenerated(join(folder, name), text)
  return changed.length
}

/** Writes a file of generated/; a folder in its place goes, or a file in its folder's place. */
export function writeGenerated(file: string, text: string): void {
  if (statFile(dirname(file))?.isFile()) rmSync(dirname(file))
  if (statFile(file)?.isDirectory()) rmSync(file, { recursive: true })
  replaceFile(file, text)
}

/** Removes every file under a folder that a run no longer wants; returns their number. */
export function removeOthers(folder: string, wanted: (name: string) => boolean): number {
  const gone = [...listNames(folder)].filter((name) => !wanted(name))
  for (const name of gone) rmSync(join(folder, name))
  return gone.length
}

/** Every file under a folder by its path from there, links as themselves; none without a folder. */
export function listNames(folder: string): ReadonlySet<string> {
  const entries = statFile(folder)?.isDirectory() ? readdirSync(folder, { withFileTypes: true, recursive: true }) : []
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
}

/** Writes the files of a folder and removes others; returns the number of changed files. */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  isLeft: (name: string) => boolean = () => false,
): number {
  return removeOthers(folder, (name) => files.has(name) || isLeft(name)) + writeChangedFiles(folder, files)
}
