import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../lib/read-failure.ts'
import { pageFile } from './records.ts'
import { statFile } from './stat-file.ts'
import { listFiles, removeOthers, writeGenerated } from './write-generated.ts'

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

const folderOf = (generated: string) => join(generated, 'json-ld')

/**
 * Writes the structured data of a page as a person reads it; a page may have none. Gives back how
 * many files that changed.
 */
export function writeJsonLd(generated: string, { path, jsonLd }: StructuredPage): number {
  const file = join(folderOf(generated), pageFile(path))
  if (jsonLd) return replaceText(file, `${JSON.stringify(jsonLd, null, 2)}\n`) ? 1 : 0
  rmSync(file, { force: true })
  return 0
}

/**
 * Most files are new, and one call of the system is enough for them. An old file is removed and not
 * written into, so that its folder tells that it changed. A build that is cut short takes the whole
 * folder back.
 */
function replaceText(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statFile(file)?.isFile()) {
      if (readFileSync(file, 'utf8') === text) return false
      rmSync(file)
    }
    writeGenerated(file, text)
  }
  return true
}

/**
 * Completes generated/json-ld: removes the files of pages that are gone, and writes those of the
 * pages that are not as they should be. What is as it should be is said by the page's path. Gives
 * back how many files that changed.
 */
export function completeJsonLd(
  generated: string,
  pages: readonly PlannedPage[],
  isCurrent: (path: string) => boolean = () => false,
): number {
  const folder = folderOf(generated)
  const names = new Set(pages.map(({ path }) => pageFile(path)))
  let changed = removeOthers(folder, (name) => names.has(name)).length
  const there = new Set(listFiles(folder))
  for (const page of pages)
    if (!isCurrent(page.path) || !there.has(pageFile(page.path))) changed += writeJsonLd(generated, page.record())
  return changed
}

/**
 * Takes all structured data back: after a build that failed nothing tells which files are of which
 * data.
 */
export function forgetJsonLd(generated: string): void {
  rmSync(folderOf(generated), { recursive: true, force: true })
}
