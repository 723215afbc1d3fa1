import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { collections } from '../collections.ts'
import type { Collection } from '../collections.ts'
import type { DataFile, MarkdownRoot } from '../model.ts'
import type { Problem, Report } from '../problem/problem.ts'
import { slugPattern, toSlug } from '../slug.ts'
import type { Source } from '../source.ts'
import { findFileFault, toKnownLineEnds } from './find-file-fault.ts'
import { cacheKey } from './parse-cache.ts'
import type { ParseCache } from './parse-cache.ts'
import { parseYaml } from './parse-yaml.ts'
import { splitFrontMatter } from './split-front-matter.ts'

export interface Reading {
  cache: ParseCache
  /** Texts in place of what stands in files, by path from the root. */
  texts: ReadonlyMap<string, string>
}

/** Reads every file of data/ in the collections' order, files of a folder by name. Reports what cannot be read. */
export async function readData(root: string, reading: Reading, report: Report): Promise<DataFile[]> {
  const files: DataFile[] = []
  for (const collection of collections) {
    for (const file of filesOf(root, { collection, texts: reading.texts }, report)) files.push(...(await readFile(root, { collection, file, ...reading }, report)))
  }
  return files
}

function filesOf(root: string, { collection, texts }: { collection: Collection; texts: Reading['texts'] }, report: Report): string[] {
  const path = `data/${collection.path}`
  const ending = collection.markdown ? '.md' : '.yaml'
  const single = collection.kind === 'folder' ? [] : [`${path}${ending}`].filter((file) => texts.has(file) || existsSync(join(root, file)))
  const many = collection.kind === 'file' ? [] : listFolder(root, path, ending, report)
  const files = [...single, ...many]
  if (files.length === 0) report(missingFile(collection.kind === 'folder' ? `${path}/` : `${path}${ending}`))
  return files
}

function listFolder(root: string, folder: string, ending: string, report: Report): string[] {
  if (!existsSync(join(root, folder))) return []
  const names = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => entry.name).sort()
  for (const name of names) if (isMeantForFolder(name) && extname(name) !== ending) report(wrongEnding(`${folder}/${name}`, ending))
  return names.filter((name) => extname(name) === ending).map((name) => `${folder}/${name}`)
}

/** Whether somebody wrote the file as a record; editors and systems leave others behind, which begin with a dot or end in ~. */
function isMeantForFolder(name: string): boolean {
  return /^[^.].*\.(ya?ml|md|markdown|json)$/i.test(name) && name !== 'README.md'
}

function wrongEnding(file: string, ending: string): Problem {
  const name = basename(file, extname(file))
  return {
    code: 'file-name', place: { source: { file, text: '', yamlStart: 0, yamlEnd: 0 }, path: [], target: 'record' },
    message: `The files of this folder end in ${ending}, so nothing reads this one.`, hint: `Rename it to "${name}${ending}", or move it elsewhere.`,
  }
}

async function readFile(root: string, { collection, file, cache, texts }: Reading & { collection: Collection; file: string }, report: Report): Promise<DataFile[]> {
  // A byte order mark, which some editors write, is not part of the text.
  const text = toKnownLineEnds((texts.get(file) ?? readFileSync(join(root, file), 'utf8')).replace(/^\uFEFF/, ''))
  const source: Source = { file, text, yamlStart: 0, yamlEnd: text.length }
  const id = basename(file, extname(file))
  if (collection.kind === 'folder' && !slugPattern.test(id)) {
    report({
      // The name is at fault and not the text, so the report shows none of it.
      code: 'file-name', place: { source: { ...source, text: '' }, path: [], target: 'record', range: [0, 1] },
      message: `The file's name "${id}" becomes part of a URL, so it may hold only lower-case letters, digits and single hyphens.`,
      hint: `Rename it to "${toSlug(id) || 'a-slug'}${extname(file)}".`,
    })
    return []
  }
  const unread: DataFile = { collection: collection.name, id, source, value: undefined, parts: [], isUnread: true }
  const fault = findFileFault(source)
  if (fault) report(fault)
  if (fault || (collection.markdown && !splitFrontMatter(source, report))) return [unread]
  const parsed = await parseYaml(source, { isMap: collection.kind === 'shards', cache }, report)
  if (parsed === undefined) return [unread]
  return [{ collection: collection.name, id, source, ...parsed, ...(collection.markdown ? { body: await parseBody(source, cache) } : {}) }]
}

let markdown: Promise<typeof import('./parse-markdown.ts')> | undefined

/** The Markdown of a file. The whole text is the key, for positions in the tree count from its start. */
async function parseBody(source: Source, cache: ParseCache): Promise<MarkdownRoot> {
  const key = cacheKey('markdown', source.text)
  const known = cache.get(key) as MarkdownRoot | undefined
  if (known) return known
  const { parseMarkdown } = await (markdown ??= import('./parse-markdown.ts'))
  const body = parseMarkdown(source)
  cache.set(key, body)
  return body
}

function missingFile(path: string): Problem {
  const source: Source = { file: path, text: '', yamlStart: 0, yamlEnd: 0 }
  return {
    code: 'missing-file', place: { source, path: [], target: 'record' },
    message: `${path} is missing, and the site cannot be built without it.`,
    hint: `Put it back from the last commit: git checkout -- ${path}`,
  }
}
