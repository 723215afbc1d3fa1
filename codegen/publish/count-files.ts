import { readdirSync } from 'node:fs'

/** How many files a folder holds, at any depth; 0 where there is no folder. */
export function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => sum + (entry.isDirectory() ? countFiles(`${folder}/${entry.name}`) : 1), 0)
  } catch {
    return 0
  }
}
