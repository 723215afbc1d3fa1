import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** When each folder was last added to or taken from, by path from a root. */
export type FolderStamps = Record<string, number>

/** The stamps of all folders that hold the given files. */
export function folderStamps(root: string, files: Iterable<string>): FolderStamps {
  const folders = new Set<string>()
  for (const file of files) {
    // Up to the root: a folder of folders tells by its own time that one was added.
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
  }
  return Object.fromEntries([...folders].map((folder) => [folder, stampOf(join(root, folder))]))
}

/** Whether no file has come or gone since the stamps were taken: a few calls in place of a listing of 10,000 files. */
export function areUntouched(root: string, stamps: FolderStamps): boolean {
  const all = Object.entries(stamps)
  return all.length > 0 && all.every(([folder, stamp]) => stampOf(join(root, folder)) === stamp)
}

function stampOf(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Whether a file was written to after another one, which was written last. */
export function isNewerThan(last: string): (file: string) => boolean {
  const lastAt = stampOf(last)
  return (file) => stampOf(file) > lastAt
}
