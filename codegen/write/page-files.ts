import { join } from 'node:path'
import { fileNameOf } from '../lib/file-name.ts'
import { hashText } from '../memo/fingerprint.ts'
import { findBytes } from '../memo/folder-fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { removeOthers, writeChangedFiles } from './write-generated.ts'

interface Page {
  path: string
  fingerprint: () => string
}

/** Writes a file for each page whose file is not what its inputs make; returns their number. */
export function writePageFiles<One extends Page>(
  folder: string,
  pages: readonly One[],
  { memo, name, textOf }: { memo: Memo; name: string; textOf: (page: One) => string },
): number {
  const nameOf = ({ path }: Page) => `${fileNameOf(path)}.json`
  const wanted = new Set<string>()
  let changed = 0
  for (const page of pages) {
    const write = () => {
      const text = textOf(page)
      changed += writeChangedFiles(folder, new Map([[nameOf(page), text]]))
      return hashText(text)
    }
    const sum = memo(name, `${page.path} ${page.fingerprint()}`, write)
    wanted.add(nameOf(page))
    if (hashText(findBytes(join(folder, nameOf(page)))?.toString() ?? '') !== sum) write()
  }
  return changed + removeOthers(folder, (one) => wanted.has(one))
}
