import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { collections } from '../collections.ts'
import type { Collection } from '../collections.ts'
import type { DataFile, MarkdownRoot } from '../model.ts'
import type { Report } from '../problem/problem.ts'
import type { Source } from '../source.ts'
import { cacheKey } from './parse-cache.ts'
import type { ParseCache } from './parse-cache.ts'
import { parseYaml } from './parse-yaml.ts'
import { splitFrontMatter } from './split-front-matter.ts'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reads every file of data/ in the collections' order, files of a folder by name. Reports what cannot be read. */
export async function readData(root: string, cache: ParseCache, report: Report): Promise<DataFile[]> {
  const files: DataFile[] = []
  for (const collection of collections) {
    for (const file of filesOf(root, collection, report)) files.push(...(await readFile(root, { collection, file, cache }, report)))
  }
  return files
}

function filesOf(root: string, collection: Collection, report: Report): string[] {
  const path = `data/${collection.path}`
  const ending = collection.markdown ? '.md' : '.yaml'
  const single = collection.kind === 'folder' ? [] : [`${path}${ending}`].filter((file) => existsSync(join(root, file)))
  const many = collection.kind === 'file' ? [] : listFolder(root, path, ending)
  const files = [...single, ...many]
  if (files.length === 0) report(missingFile(collection.kind === 'folder' ? `${path}/` : `${path}${ending}`))
  return files
}

function listFolder(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).filter((name) => extname(name) === ending).sort().map((name) => `${folder}/${name}`)
}

async function readFile(root: string, { collection, file, cache }: { collection: Collection; file: string; cache: ParseCache }, report: Report): Promise<DataFile[]> {
  // A byte order mark, which some editors write, is not part of the text.
  const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '')
  const source: Source = { file, text, yamlStart: 0, yamlEnd: text.length }
  const id = basename(file, extname(file))
  if (collection.kind === 'folder' && !slugPattern.test(id)) {
    report({
      code: 'file-name', place: { source, path: [], target: 'record', range: [0, 1] },
      message: `The file's name "${id}" becomes part of a URL, so it may hold only lower-case letters, digits and single hyphens.`,
      hint: `Rename it to "${toSlug(id)}${extname(file)}".`,
    })
    return []
  }
  const unread: DataFile = { collection: collection.name, id, source, value: undefined, isUnread: true }
  if (collection.markdown && !splitFrontMatter(source, report)) return [unread]
  const value = await parseYaml(source, { isMap: collection.kind === 'shards', cache }, report)
  if (value === undefined) return [unread]
  return [{ collection: collection.name, id, source, value, ...(collection.markdown ? { body: await parseBody(source, cache) } : {}) }]
}

/** The Markdown of a file. The whole text is the key, for positions in the tree count from its start. */
async function parseBody(source: Source, cache: ParseCache): Promise<MarkdownRoot> {
  const key = cacheKey('markdown', source.text)
  const known = cache.get(key) as MarkdownRoot | undefined
  if (known) return known
  const { parseMarkdown } = await import('./parse-markdown.ts')
  const body = parseMarkdown(source)
  cache.set(key, body)
  return body
}

function toSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'a-slug'
}

function missingFile(path: string) {
  const source: Source = { file: path, text: '', yamlStart: 0, yamlEnd: 0 }
  return {
    code: 'missing-file' as const, place: { source, path: [], target: 'record' as const },
    message: `${path} is missing, and the site cannot be built without it.`,
    hint: `Put it back from the last commit: git checkout -- ${path}`,
  }
}
