import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const madeFolders = new Set<string>()

/** Puts a whole file in place of another in one step, so that no reader and no crash ever meets half of it. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const folder = dirname(file)
  if (!madeFolders.has(folder)) mkdirSync(folder, { recursive: true })
  madeFolders.add(folder)
  const temporary = `${file}.${process.pid}~`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}
