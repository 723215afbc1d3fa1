import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder, listFiles } from '../memo/folder-fingerprint.ts'

/** The Handlebars templates by path, which ends with the name of the file that they make. */
export function readTemplates(codegen: string): Map<string, string> {
  const folder = join(codegen, 'emit/templates')
  const names = isFolder(folder) ? listFiles(folder).filter((name) => name.endsWith('.hbs')) : []
  return new Map(names.map((name) => [name.slice(0, -'.hbs'.length), readFileSync(join(folder, name), 'utf8')]))
}
