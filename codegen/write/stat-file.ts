import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { codeOf } from '../lib/read-failure.ts'

/** What stands under a name; undefined where nothing does, or where a folder of its path has become a file. */
export function statFile(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
