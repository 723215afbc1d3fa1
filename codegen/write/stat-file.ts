import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { codeOf } from '../lib/read-failure.ts'

/** What is at a path; undefined if nothing is, or a file is in place of a folder. */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
