import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areUntouched, folderStamps, isNewerThan } from '../cache/folder-stamps.ts'
import type { FolderStamps } from '../cache/folder-stamps.ts'
import { codeOf } from '../lib/read-failure.ts'
import { isLike } from '../lib/is-like.ts'
import { readSealed, seal } from '../cache/sealed-file.ts'
import { replaceFile } from './replace-file.ts'
import { jsonLdStateFile, pageFile, removeOthers, writeGenerated } from './write-generated.ts'

/** A page with what search engines are told of it. */
interface StructuredPage {
  path: string
  jsonLd?: object
}

/** A page of which only its record tells the structured data. */
interface PlannedPage {
  path: string
  record: () => StructuredPage
}

/** Records as an earlier run found them. */
export interface KnownRecords {
  /** What they were all made from, as far as no city is named in it. */
  basis: string
  /** Their fingerprints by the page's path. */
  pages: Readonly<Record<string, string>>
}

/** What the last run left under generated/json-ld. */
interface State extends KnownRecords {
  stamps: FolderStamps
}

const folderOf = (generated: string) => join(generated, 'json-ld')

/** Writes the structured data of a page in a form that a person can read; false for a page that has none, such as the one for unknown addresses. */
export function writeJsonLd(generated: string, { path, jsonLd }: StructuredPage): boolean {
  const file = join(folderOf(generated), pageFile(path))
  if (!jsonLd) {
    rmSync(file, { force: true })
    return false
  }
  const text = `${JSON.stringify(jsonLd, null, 2)}\n`
  if (!writeNew(file, text)) writeGenerated(file, text)
  return true
}

/**
 * Writes a file where there is none; false where there is something, or no folder. Of a first build that saves half of the calls to the system.
 * Should it be cut short the file is half, and its folder newer than the record says: then all files are written anew.
 */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (isInTheWay(codeOf(error))) return false
    throw error
  }
}

const isInTheWay = (code: string | undefined) => code === 'EEXIST' || code === 'ENOENT' || code === 'ENOTDIR'

/** What the last run left under generated/json-ld, looked at before this run writes there: what it writes itself would seem altered. */
export interface JsonLdLeft {
  state: State | undefined
  /** The pages to whose files somebody wrote; undefined where files came or went, for then nothing is known of any. */
  altered: ReadonlySet<string> | undefined
}

export function lookAtJsonLd(generated: string): JsonLdLeft {
  const state = readState(generated)
  return { state, altered: state && findAltered(generated, state) }
}

interface Wanted<Page> {
  left: JsonLdLeft
  pages: readonly Page[]
  basis: string
  /** The fingerprint of a page's record. */
  fingerprintOf: (page: Page) => string
  /** Paths of the pages whose file was written in this run, with their HTML. */
  made: ReadonlySet<string>
}

/** Brings generated/json-ld up to date: writes what is not as it should be, and was not written in this run yet. Gives back the number of files. */
export function updateJsonLd<Page extends PlannedPage>(
  generated: string,
  { left, pages, basis, fingerprintOf, made }: Wanted<Page>,
): number {
  const { state: before, altered } = left
  const fingerprints = Object.fromEntries(pages.map((page) => [page.path, fingerprintOf(page)]))
  const isCurrent = (path: string) =>
    made.has(path) || (altered !== undefined && before?.pages[path] === fingerprints[path] && !altered.has(path))
  const stale = pages.filter(({ path }) => !isCurrent(path))
  const written = stale.filter((page) => writeJsonLd(generated, page.record())).length
  const folder = folderOf(generated)
  const hasOthers = altered === undefined || Object.keys(before?.pages ?? {}).some((path) => !(path in fingerprints))
  const wanted = new Set(hasOthers ? pages.map(({ path }) => pageFile(path)) : [])
  const gone = hasOthers ? removeOthers(folder, (name) => wanted.has(name)).length : 0
  if (stale.length + made.size + gone > 0 || before?.basis !== basis) {
    const stamps = folderStamps(folder, Object.keys(fingerprints).map(pageFile))
    const state: State = { stamps, basis, pages: fingerprints }
    replaceFile(join(generated, jsonLdStateFile), seal(state))
  }
  return written + gone
}

/** Whether generated/json-ld is as the last run left it. */
export function isJsonLdWhole(generated: string): boolean {
  return lookAtJsonLd(generated).altered?.size === 0
}

function readState(generated: string): State | undefined {
  const state = readSealed(join(generated, jsonLdStateFile))
  const empty: State = { stamps: {}, basis: '', pages: {} }
  return isLike(state, empty) ? state : undefined
}

// Looking at as many takes 3 ms. A site of some hundred pages has fewer; of a larger one each run looks at another share.
const mostLooks = 1000

function findAltered(generated: string, { stamps, pages }: State): ReadonlySet<string> | undefined {
  const folder = folderOf(generated)
  if (!areUntouched(folder, stamps)) return undefined
  const isAltered = isNewerThan(join(generated, jsonLdStateFile))
  const paths = Object.keys(pages)
  const shares = Math.max(1, Math.ceil(paths.length / mostLooks))
  const share = Date.now() % shares
  return new Set(paths.filter((path, index) => index % shares === share && isAltered(join(folder, pageFile(path)))))
}
