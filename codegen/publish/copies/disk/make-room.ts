import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { statFile } from '../../../write/stat-file.ts'
import { codeOf } from '../../../lib/read-failure.ts'

/**
 * Makes room for a file of a copy where there is none: its folder is missing, or something of
 * another build has its name or that of its folder. Throws what is nothing of the kind.
 */
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
