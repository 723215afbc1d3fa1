import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder, listFiles } from '../cache/folder-fingerprint.ts'

/** The Handlebars templates of codegen by their path, which ends with the name of the file that each becomes. */
export function readTemplates(codegen: string): Map<string, string> {
  const folder = join(codegen, 'emit/templates')
  const names = listFiles(folder).filter((name) => name.endsWith('.hbs'))
  return new Map(names.map((name) => [name.slice(0, -'.hbs'.length), readFileSync(join(folder, name), 'utf8')]))
}

/** The sources of the payload types by their paths in plan/payloads; src reads them as generated files. */
export function readPayloadTypes(codegen: string): Map<string, string> {
  const folder = join(codegen, 'plan/payloads')
  return new Map(listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** The files that go to the site as they are, by path from public/. */
export function listPublicFiles(root: string): string[] {
  const folder = join(root, 'public')
  return isFolder(folder) ? listFiles(folder) : []
}
