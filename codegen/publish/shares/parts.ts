import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSealed, seal } from '../../cache/sealed-file.ts'
import { isCompressible } from '../files/compress.ts'
import { holdsContent } from '../copies/holds-content.ts'
import { linkFile } from '../copies/disk/file-forms.ts'
import { makeFile } from '../files/make-files.ts'
import { parsePart } from './part.ts'
import type { Part } from './part.ts'
import type { PublishedFile, SiteFiles } from '../files/published-file.ts'
import { hasKey } from '../files/published-file.ts'
import { writeFresh } from '../copies/disk/write-fresh.ts'
import { isLike } from '../../lib/is-like.ts'

/** What a part holds: key and SHA-256 of each file. */
interface PartState {
  isCompressed: boolean
  files: Record<string, string>
}

const emptyPart: PartState = { isCompressed: false, files: {} }

/** A part's file in a copy of the site; undefined where no part has it. */
export type TakeFromParts = (file: PublishedFile, to: string, isCompressed: boolean) => string | undefined

export const partFolder = (dist: string, { index, count }: Part) => join(dist, 'parts', `${index}-of-${count}`)

/** Makes one part's files into a folder of their own. Which part a file falls to depends on its path alone. */
export async function writePart(
  files: SiteFiles,
  part: Part,
  { dist, isCompressed }: { dist: string; isCompressed: boolean },
): Promise<number> {
  const folder = partFolder(dist, part)
  rmSync(folder, { recursive: true, force: true })
  const state: PartState = { isCompressed, files: {} }
  for (const file of files) {
    if (partOf(file.path, part.count) !== part.index) continue
    state.files[file.path] = await makeFile(file, { to: join(folder, 'files'), isCompressed })
  }
  writeFresh(join(folder, 'part.json'), seal(state))
  return Object.keys(state.files).length
}

function partOf(path: string, count: number): number {
  return (createHash('sha1').update(path).digest().readUInt32BE(0) % count) + 1
}

/** All parts that lie in dist/parts. A file is taken only where its key is the wanted one, so a stale part does no harm. */
export function openParts(dist: string): TakeFromParts {
  const parts = listParts(dist)
  return (file, to, isCompressed) => {
    for (const { folder, state } of parts) {
      const record = state.files[file.path]
      if (record === undefined || !hasKey(record, file.key) || state.isCompressed !== isCompressed) continue
      // Parts come from other machines, and share their files with the site that was joined from them.
      if (!holdsContent(folder, file.path, record)) continue
      if (linkFile(folder, to, file.path, isCompressed && isCompressible(file.path))) return record
    }
    return undefined
  }
}

/** The parts that are needed for a whole apart from those that lie in dist/parts; undefined where there are none at all. */
export function findMissingParts(dist: string): Part[] | undefined {
  const present = listParts(dist).flatMap(({ name }) => parsePart(name.replace('-of-', '/')) ?? [])
  if (present.length === 0) return undefined
  const count = Math.max(...present.map((part) => part.count))
  const has = new Set(present.filter((part) => part.count === count).map((part) => part.index))
  return Array.from({ length: count }, (_, index) => ({ index: index + 1, count })).filter(
    ({ index }) => !has.has(index),
  )
}

function listParts(dist: string): { name: string; folder: string; state: PartState }[] {
  const root = join(dist, 'parts')
  if (!existsSync(root)) return []
  return readdirSync(root)
    .sort()
    .flatMap((name) => {
      const state = readSealed(join(root, name, 'part.json'))
      return isLike(state, emptyPart) ? [{ name, folder: join(root, name, 'files'), state }] : []
    })
}
