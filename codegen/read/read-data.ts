import { basename, extname } from 'node:path'
import type { Root } from 'mdast'
import { collections } from '../model/collections.ts'
import type { Collection } from '../model/collections.ts'
import type { DataFile } from '../model/records.ts'
import type { Report } from '../problem/problem.ts'
import { slugPattern, toSlug } from '../model/slug.ts'
import { placeOfFile } from '../model/source.ts'
import type { Source } from '../model/source.ts'
import { findFileFault, toSource } from './find-file-fault.ts'
import { collectionOfFile, findUnreadFiles, folderOf, singleFileOf } from './find-unread-files.ts'
import { hashText } from '../memo/fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { parseYaml } from './yaml/parse-yaml.ts'
import type { Snapshot } from './read-snapshot.ts'
import { splitFrontMatter } from './yaml/split-front-matter.ts'
import { getRecord } from '../lib/present.ts'

/** Reads every file of data/, collection by collection; reports what cannot be read. */
export async function readData(snapshot: Snapshot, memo: Memo, report: Report): Promise<DataFile[]> {
  const unread = findUnreadFiles(snapshot)
  unread.forEach(report)
  const reported = new Set(unread.map((problem) => problem.place.source.file))
  const files: DataFile[] = []
  for (const collection of collections) {
    const own = filesOf(collection, snapshot)
    if (own.length === 0 && !collection.isOptional) reportMissing(collection, reported, report)
    for (const file of own)
      files.push(...(await readFile({ collection, file, text: getRecord(snapshot.texts, file), memo }, report)))
  }
  return files
}

function filesOf(collection: Collection, { texts }: Snapshot): string[] {
  const single = singleFileOf(collection)
  const many = [...texts.keys()].filter((file) => collectionOfFile(file) === collection)
  return [...(single !== undefined && texts.has(single) ? [single] : []), ...many]
}

/** A file in place of a folder, or the other way round, is reported as such. */
function reportMissing(collection: Collection, reported: ReadonlySet<string>, report: Report): void {
  const [file, folder] = [singleFileOf(collection), folderOf(collection)]
  if ((file !== undefined && reported.has(file)) || (folder !== undefined && reported.has(folder))) return
  const path = file ?? `${folder}/`
  report({
    code: 'missing-file',
    place: placeOfFile(path),
    message: `${path} is missing, and the site cannot be built without it.`,
    hint: `Put it back from the last commit: git checkout -- ${path}`,
  })
}

async function readFile(
  { collection, file, text, memo }: { collection: Collection; file: string; text: string; memo: Memo },
  report: Report,
): Promise<DataFile[]> {
  const source = toSource(file, text)
  const name = basename(file, extname(file))
  const id = collection.home === 'tree' ? file.slice(`${folderOf(collection)}/`.length, -extname(file).length) : name
  if ((collection.home === 'folder' || collection.home === 'tree') && !slugPattern.test(name)) {
    report({
      // The mistake is in the name, not in the text, so the report shows no line of it.
      code: 'file-name',
      place: placeOfFile(file),
      message: `The file's name "${name}" becomes part of a URL, so it may hold only lower-case letters, digits and single hyphens.`,
      hint: `Rename it to "${toSlug(name) || 'a-slug'}${extname(file)}".`,
    })
    return []
  }
  const unread: DataFile = { collection: collection.name, id, source, value: undefined, parts: [], isUnread: true }
  const fault = findFileFault(source)
  if (fault) report(fault)
  if (fault || (collection.markdown && !splitFrontMatter(source, report))) return [unread]
  const parsed = await parseYaml(source, { isMap: collection.home === 'files', memo }, report)
  if (parsed === undefined) return [unread]
  const read: DataFile = { collection: collection.name, id, source, ...parsed }
  return [collection.markdown ? { ...read, body: await parseBody(source, memo) } : read]
}

let markdown: Promise<typeof import('./parse-markdown.ts')> | undefined

/** The Markdown of a file. The key is the whole text: positions count from its start. */
async function parseBody(source: Source, memo: Memo): Promise<Root> {
  return memo('markdown', hashText(source.text), async () => {
    const { parseMarkdown } = await (markdown ??= import('./parse-markdown.ts'))
    return parseMarkdown(source)
  })
}
