import { readdirSync } from 'node:fs'
import { codeOf } from '../../../lib/read-failure.ts'

/** Every file under a folder by its path from there; none where there is no folder. */
export function listNames(folder: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (path: string): void => {
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(`${path}${entry.name}/`)
      else names.add(`${path}${entry.name}`)
    }
  }
  try {
    visit('')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return names
}
