import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isFolder, listFiles } from '../memo/folder-fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import type { SchemaFile } from '../model/json-schema.ts'
import type { Report } from '../problem/problem.ts'
import { findFileFault, toKnownLineEnds } from './find-file-fault.ts'
import { parseYaml } from './yaml/parse-yaml.ts'

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

/** The files of data/schemas, and what they say; none without the folder. */
export async function readSchemas(root: string, memo: Memo, report: Report): Promise<SchemaFile[]> {
  const files: SchemaFile[] = []
  for (const [name, whole] of readTexts(join(root, 'data/schemas'), (one) => one.endsWith(schemaEnding))) {
    const text = toKnownLineEnds(whole)
    const source = { file: `data/schemas/${name}`, text, yamlStart: 0, yamlEnd: text.length }
    const fault = findFileFault(source)
    if (fault) report(fault)
    const parsed = fault ? undefined : await parseYaml(source, { isMap: false, memo }, report)
    files.push({ name: basename(name, schemaEnding), source, value: parsed?.value })
  }
  return files
}

const schemaEnding = '.schema.yaml'
