import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { codeOf } from '../lib/read-failure.ts'

/**
 * What is at a path; undefined where nothing is, or where a folder of its path has become a file.
 */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
