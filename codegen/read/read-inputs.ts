import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printCode } from '../print-code.mjs'

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

/** The files that go to the site as they are, by path from public/. */
export function listPublicFiles(root: string): string[] {
  const folder = join(root, 'public')
  return isFolder(folder) ? listFiles(folder) : []
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A fingerprint of every file under a folder, names and contents; empty where there is no such folder. */
export function readFolderPrint(folder: string): string {
  if (!isFolder(folder)) return ''
  const hash = createHash('sha256')
  for (const file of listFiles(folder)) hash.update(file).update('\0').update(readFileSync(join(folder, file))).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

/** Every file under a folder by its path from there, in the order of the paths. Links are followed. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const from = join(folder, 'x').length - 1
  return entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(from).replaceAll('\\', '/')
    if (!entry.isSymbolicLink()) return entry.isFile() ? [file] : []
    // Some editors keep a link to nowhere beside a file that is open.
    const target = statSync(path, { throwIfNoEntry: false })
    return target?.isDirectory() ? listFiles(path).map((one) => `${file}/${one}`) : target ? [file] : []
  }).sort()
}

/** Written into the bundle by cli.mjs: the fingerprint of just the code that is in it. */
declare const CODE_PRINT: string
let codePrint = typeof CODE_PRINT === 'undefined' ? undefined : CODE_PRINT

/** The fingerprint of the code that runs. */
export function readCodePrint(): string {
  return (codePrint ??= printCode(codegenFolder))
}
