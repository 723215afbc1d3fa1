import { closeSync, openSync, readSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { isLeftBehind } from '../lib/is-left-behind.ts'
import { codeOf } from '../lib/read-failure.ts'
import { isFolder } from '../memo/folder-fingerprint.ts'
import type { PublicFiles } from '../model/records.ts'
import type { Report } from '../problem/problem.ts'
import { explainUnreadable } from './read-snapshot.ts'

// Cloudflare Pages accepts no larger file.
const largestFile = 25 * 1024 * 1024

/** The files that are copied to the site unchanged. Reports what cannot be read. */
export function readPublic(root: string, report: Report): PublicFiles {
  const inside = realpathSync(root) + sep
  const [starts, linksOut, tooLarge] = [new Map<string, string>(), new Set<string>(), new Set<string>()]
  const visit = (folder: string, above: readonly string[]): void => {
    const real = realpathSync(join(root, folder))
    if (above.includes(real)) throw Object.assign(new Error('A circle.'), { code: 'ELOOP' })
    for (const name of readdirSync(join(root, folder)).sort()) tryTo(`${folder}/${name}`, [...above, real])
  }
  const tryTo = (path: string, above: readonly string[]): void => {
    try {
      const { size, isDirectory } = kindOf(join(root, path))
      if (isDirectory) return visit(path, above)
      const file = path.slice('public/'.length)
      if (!realpathSync(join(root, path)).startsWith(inside)) linksOut.add(file)
      if (size > largestFile) tooLarge.add(file)
      starts.set(file, readStart(join(root, path)))
    } catch (error) {
      // Some editors keep a link to nowhere next to a file that is open.
      if (codeOf(error) === 'ENOENT' && isLeftBehind(basename(path))) return
      report(explainUnreadable(path, error))
    }
  }
  if (isFolder(join(root, 'public'))) visit('public', [])
  return { files: [...starts.keys()], starts, linksOut: [...linksOut], tooLarge: [...tooLarge] }
}

/** A device or a pipe has our own code: reading it might never end. */
function kindOf(path: string): { size: number; isDirectory: boolean } {
  const there = statSync(path)
  if (!there.isFile() && !there.isDirectory()) throw Object.assign(new Error('This is no file.'), { code: 'ESPECIAL' })
  return { size: there.size, isDirectory: there.isDirectory() }
}

/** The first bytes of a file, a letter each. They tell what kind it is. */
function readStart(path: string): string {
  const [file, start] = [openSync(path, 'r'), Buffer.alloc(64)]
  try {
    return start.toString('latin1', 0, readSync(file, start))
  } finally {
    closeSync(file)
  }
}
