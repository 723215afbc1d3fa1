import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FolderStamps } from './folder-stamps.ts'
import { replaceFile } from './replace-file.ts'

/** What generated/ held after the last run, so that the next one writes only what differs. */
export interface GeneratedState {
  /** Fingerprint of all that the TypeScript files depend on. */
  types: string
  /** Fingerprint of all that the text files depend on. */
  texts: string
  /** When the folders of the records were last added to or taken from. */
  stamps: FolderStamps
  /** Fingerprints of the page records by the page's path. */
  pages: Record<string, string>
}

const emptyState: GeneratedState = { types: '', texts: '', stamps: {}, pages: {} }

const stateFile = '.state.json'

export function readGeneratedState(generated: string): GeneratedState {
  try {
    return { ...emptyState, ...(JSON.parse(readFileSync(join(generated, stateFile), 'utf8')) as GeneratedState) }
  } catch {
    return emptyState
  }
}

export function writeGeneratedState(generated: string, state: GeneratedState): void {
  replaceFile(join(generated, stateFile), JSON.stringify(state))
}

/** Writes text files that differ from what stands there. Gives back the names of those written. */
export function writeChangedFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([name, text]) => {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
    replaceFile(file, text)
    return true
  }).map(([name]) => name)
}

/** Removes every file under a folder that a run no longer wants. */
export function removeOthers(folder: string, wanted: (name: string) => boolean): string[] {
  const gone = listFiles(folder).filter((name) => !wanted(name))
  for (const name of gone) rmSync(join(folder, name))
  return gone
}

/** Every file under a folder, as paths from it with forward slashes. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

export const pagesFolder = (generated: string) => join(generated, 'pages')

export function hasFiles(folder: string, names: readonly string[]): boolean {
  return names.every((name) => existsSync(join(folder, name)))
}

/** The file of a page's record under generated/pages. */
export function pageFile(path: string): string {
  return `${path === '/' ? '/index' : path}.json`.slice(1)
}

export function writePage(generated: string, path: string, text: string): void {
  replaceFile(join(pagesFolder(generated), pageFile(path)), text)
}

