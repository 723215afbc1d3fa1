import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { PublicFiles } from '../model/records.ts'
import { isFolder, listFiles } from '../memo/folder-fingerprint.ts'
import type { Source } from '../model/source.ts'

/** The Handlebars templates by path, which ends with the name of the file that they make. */
export function readTemplates(codegen: string): Map<string, string> {
  const folder = join(codegen, 'emit/templates')
  const names = listFiles(folder).filter((name) => name.endsWith('.hbs'))
  return new Map(names.map((name) => [name.slice(0, -'.hbs'.length), readFileSync(join(folder, name), 'utf8')]))
}

/** The sources of the payload types by path in pages/. src reads them as generated files. */
export function readPayloadTypes(codegen: string): Map<string, string> {
  const folder = join(codegen, 'pages')
  const names = listFiles(folder).filter((name) => name.endsWith('/payload.ts') || name.startsWith('shared/payload/'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

// Cloudflare Pages accepts no larger file.
const largestFile = 25 * 1024 * 1024

/** The files that are copied to the site unchanged. */
export function listPublicFiles(root: string): PublicFiles {
  const folder = join(root, 'public')
  const files = isFolder(folder) ? listFiles(folder) : []
  const inside = realpathSync(root) + sep
  return {
    files,
    linksOut: files.filter((file) => !realpathSync(join(folder, file)).startsWith(inside)),
    tooLarge: files.filter((file) => statSync(join(folder, file)).size > largestFile),
  }
}

/** The files of data/schemas as texts; none without the folder. */
export function readSchemaSources(root: string): Source[] {
  const folder = join(root, 'data/schemas')
  const names = isFolder(folder) ? listFiles(folder).filter((name) => name.endsWith('.schema.json')) : []
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { file: `data/schemas/${name}`, text, yamlStart: 0, yamlEnd: text.length }
  })
}
