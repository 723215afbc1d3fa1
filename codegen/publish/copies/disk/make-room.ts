import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { statFile } from '../../../write/stat-file.ts'
import { codeOf } from '../../../lib/read-failure.ts'

/** Makes room where a file could not be written; throws if something else is the matter. */
export function makeRoom(file: string, error: unknown): void {
  const code = codeOf(error)
  if (code === 'EEXIST') return rmSync(file, { recursive: true })
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const there = statFile(folder)
    if (there?.isDirectory()) break
    if (there) rmSync(folder)
  }
  mkdirSync(dirname(file), { recursive: true })
}
