import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { FolderStamps } from '../cache/folder-stamps.ts'
import { replaceFile } from './replace-file.ts'
import { statFile } from './stat-file.ts'
import { isPartOf } from '../lib/is-like.ts'
import { namedPath } from '../lib/named-path.ts'

/** What the last run wrote to generated/, so that the next one writes only what differs. */
export type GeneratedState = Record<'code' | 'types' | 'feeds' | 'texts', StepState>

/** What a step was made from, and what it left: the files are made anew where either is not as it was. */
export interface StepState {
  inputs: string
  files: string
}

/** The records of pages under generated/pages: a file of its own, which a build of the site has no need to read. */
export interface PagesState {
  /** When the folders of the records were last added to or taken from. */
  stamps: FolderStamps
  /** Fingerprints of the records by the page's path. */
  pages: Record<string, string>
}

const emptyStep: StepState = { inputs: '', files: '' }
const stateFile = '.state.json'
export const pagesStateFile = '.pages.json'
export const jsonLdStateFile = '.json-ld.json'

export function readGeneratedState(generated: string): GeneratedState {
  return readJson<GeneratedState>(join(generated, stateFile), {
    code: emptyStep,
    types: emptyStep,
    feeds: emptyStep,
    texts: emptyStep,
  })
}

export function readPagesState(generated: string): PagesState {
  return readJson<PagesState>(join(generated, pagesStateFile), { stamps: {}, pages: {} })
}

/** What a file says, and where it lacks something, what nothing at all says. One that is no JSON, or of another form, says nothing. */
function readJson<State extends object>(file: string, nothing: State): State {
  try {
    const said: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isPartOf(said, nothing) ? { ...nothing, ...said } : nothing
  } catch {
    return nothing
  }
}

export function writeGeneratedState(generated: string, state: GeneratedState): void {
  replaceFile(join(generated, stateFile), JSON.stringify(state))
}

export function writePagesState(generated: string, state: PagesState): void {
  replaceFile(join(generated, pagesStateFile), JSON.stringify(state))
}

/** Without its records everything in generated/ is compared and written anew. */
export function forgetGenerated(generated: string): void {
  for (const name of [stateFile, pagesStateFile, jsonLdStateFile]) rmSync(join(generated, name), { force: true })
}

/** Writes text files that differ from what is there. Gives back the names of those written. */
export function writeChangedFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([name, text]) => {
      const file = join(folder, name)
      if (findText(file) === text) return false
      writeGenerated(file, text)
      return true
    })
    .map(([name]) => name)
}

function findText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file of generated/, where everything is ours: a folder in its place goes, and so does a file in the place of its folder. */
export function writeGenerated(file: string, text: string): void {
  if (statFile(dirname(file))?.isFile()) rmSync(dirname(file))
  if (statFile(file)?.isDirectory()) rmSync(file, { recursive: true })
  replaceFile(file, text)
}

/** Removes every file under a folder that a run no longer wants. */
export function removeOthers(folder: string, wanted: (name: string) => boolean): string[] {
  const gone = listFiles(folder).filter((name) => !wanted(name))
  for (const name of gone) rmSync(join(folder, name))
  return gone
}

/** Every file under a folder, as paths from it with forward slashes. */
export function listFiles(folder: string): string[] {
  if (!statFile(folder)?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

export const pagesFolder = (generated: string) => join(generated, 'pages')

/** The file of a page's record under generated/pages. */
export function pageFile(path: string): string {
  return `${namedPath(path)}.json`.slice(1)
}

export function writePage(generated: string, path: string, text: string): void {
  writeGenerated(join(pagesFolder(generated), pageFile(path)), text)
}
