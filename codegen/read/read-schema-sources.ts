import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../model/source.ts'

/** The files of data/schemas as texts; none without the folder. */
export function readSchemaSources(root: string): Source[] {
  return namesIn(join(root, 'data/schemas')).map((name) => {
    const text = readFileSync(join(root, 'data/schemas', name), 'utf8')
    return { file: `data/schemas/${name}`, text, yamlStart: 0, yamlEnd: text.length }
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.schema.json'))
      .sort()
  } catch {
    return []
  }
}
