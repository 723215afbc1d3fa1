import { isLeftBehind } from '../lib/is-left-behind.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Report, Problem } from '../problem/problem.ts'
import { placeOfFile } from '../model/source.ts'
import { readFailure } from '../lib/read-failure.ts'

/** The files of data/, read once: a file that is saved meanwhile changes nothing. */
export interface Snapshot {
  /** Texts by path from the root, in the order of the paths. */
  texts: ReadonlyMap<string, string>
  /** Existing folders by path from the root. */
  folders: ReadonlySet<string>
  fingerprint: string
}

const guide = 'data/GUIDE.md'

/** Reads data/. Follows links, as other programs do. Reports what cannot be read. */
export function readSnapshot(root: string, report: Report): Snapshot {
  const texts = new Map<string, string>()
  const folders = new Set<string>()
  const visit = (folder: string, above: ReadonlySet<string>): void => {
    const real = tryTo(folder, () => realpathSync(join(root, folder)))
    // A link to a parent folder would never end.
    if (real === undefined || above.has(real)) return
    folders.add(folder)
    const entries = tryTo(folder, () => readdirSync(join(root, folder), { withFileTypes: true })) ?? []
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`
      if (path === guide || isLeftBehind(entry.name)) continue
      const kind = entry.isSymbolicLink() ? tryTo(path, () => statSync(join(root, path))) : entry
      if (kind?.isDirectory()) visit(path, new Set([...above, real]))
      else if (kind) texts.set(path, tryTo(path, () => readText(join(root, path), kind.isFile())) ?? '')
    }
  }
  const tryTo = <T>(path: string, read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      report(explainUnreadable(path, error))
      return undefined
    }
  }
  if (statSync(join(root, 'data'), { throwIfNoEntry: false })?.isDirectory()) visit('data', new Set())
  return { texts, folders, fingerprint: fingerprintTexts(texts) }
}

/** Devices and pipes are refused with our own code, in the form of the system's codes. */
function readText(file: string, isFile: boolean): string {
  if (!isFile) throw Object.assign(new Error('This is no file.'), { code: 'ESPECIAL' })
  return readFileSync(file, 'utf8')
}

/** A snapshot with some texts replaced: an edit that is tried before it is written. */
export function withTexts({ texts, folders }: Snapshot, others: ReadonlyMap<string, string>): Snapshot {
  const all = new Map([...texts, ...others])
  return { texts: all, folders, fingerprint: fingerprintTexts(all) }
}

function fingerprintTexts(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [path, text] of texts) hash.update(`${path}\0${text}\0`)
  return hash.digest('base64url').slice(0, 22)
}

const reasons: Readonly<Record<string, readonly [said: string, hint: string]>> = {
  EACCES: ['This user may not read it.', 'Allow it: chmod u+r'],
  EPERM: ['This user may not read it.', 'Allow it: chmod u+r'],
  ENOENT: ['It is a link that leads nowhere.', 'Put the file that it leads to in its place, or delete the link:'],
  ESPECIAL: [
    'It is a device or a pipe, or a link to one, and reading it might never end.',
    'Put a file in its place, or delete it:',
  ],
  ELOOP: ['It is a link that leads back to itself.', 'Put a file in its place, or delete the link:'],
}

/** A file or folder of data/ or public/ that the system does not let us read. */
export function explainUnreadable(path: string, error: unknown): Problem {
  const { code = '', message } = readFailure(error)
  const [said, hint] = reasons[code] ?? [`The system says: ${message}`, 'Look at this file with another program:']
  return {
    code: 'unreadable-file',
    message: `${path} cannot be read. ${said}`,
    place: placeOfFile(path),
    hint: `${hint} ${path}`,
  }
}
