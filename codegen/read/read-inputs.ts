import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder, listFiles } from '../memo/folder-fingerprint.ts'
import type { Source } from '../model/source.ts'

/** The Handlebars templates by path, which ends with the name of the file that they make. */
export function readTemplates(codegen: string): Map<string, string> {
  const texts = readTexts(join(codegen, 'emit/templates'), (name) => name.endsWith('.hbs'))
  return new Map(texts.map(([name, text]) => [name.slice(0, -'.hbs'.length), text]))
}

/** The wanted files under a folder, by path from there; none without the folder. */
function readTexts(folder: string, isWanted: (name: string) => boolean): [name: string, text: string][] {
  const names = isFolder(folder) ? listFiles(folder).filter(isWanted) : []
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}

/** The files of data/schemas as texts; none without the folder. */
export function readSchemaSources(root: string): Source[] {
  const texts = readTexts(join(root, 'data/schemas'), (name) => name.endsWith('.schema.json'))
  return texts.map(([name, text]) => ({ file: `data/schemas/${name}`, text, yamlStart: 0, yamlEnd: text.length }))
}
