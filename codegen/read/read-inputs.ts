import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of codegen's own code. */
export const codegenFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The JSON Schemas of data/schemas by name. */
export function readSchemas(root: string): Map<string, object> {
  const ending = '.schema.json'
  return readFolder(join(root, 'data/schemas'), ending, (text) => JSON.parse(text) as object)
}

/** The Handlebars templates of codegen by the name of the file that each becomes. */
export function readTemplates(codegen: string): Map<string, string> {
  return readFolder(join(codegen, 'emit/templates'), '.hbs', (text) => text)
}

/** The source of the payload types, which src reads as a generated file. */
export function readPayloadTypes(codegen: string): string {
  return readFileSync(join(codegen, 'plan/payloads.ts'), 'utf8')
}

function readFolder<T>(folder: string, ending: string, parse: (text: string) => T): Map<string, T> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending)).sort()
  return new Map(names.map((name) => [name.slice(0, -ending.length), parse(readFileSync(join(folder, name), 'utf8'))]))
}

/** A file's text as it stands; empty where there is no file yet. */
export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A fingerprint of every file under a folder, names and contents. */
export function readFolderPrint(folder: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)).sort()) {
    hash.update(relative(folder, entry)).update('\0').update(readFileSync(entry)).update('\0')
  }
  return hash.digest('base64url').slice(0, 22)
}
