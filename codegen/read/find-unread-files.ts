import { basename, dirname, extname } from 'node:path'
import { groupBy } from '../lib/group-by.ts'
import { collections } from '../model/collections.ts'
import type { Collection } from '../model/collections.ts'
import { placeOfFile } from '../model/source.ts'
import type { Problem } from '../problem/problem.ts'
import { suggest } from '../problem/suggest.ts'
import type { Snapshot } from './read-snapshot.ts'

const endingOf = ({ markdown }: Collection) => (markdown ? '.md' : '.yaml')

/** The file of a collection that is one file. Undefined if it is a folder. */
export const singleFileOf = (collection: Collection) =>
  collection.home === 'folder' || collection.home === 'tree'
    ? undefined
    : `data/${collection.path}${endingOf(collection)}`

/** The folder of a collection. Undefined if it is one file. */
export const folderOf = (collection: Collection) => (collection.home === 'file' ? undefined : `data/${collection.path}`)

const files = collections.flatMap((collection) => singleFileOf(collection) ?? [])
const folders = new Map<string, Collection>(
  collections.filter(({ home }) => home !== 'file').map((one) => [`data/${one.path}`, one]),
)

const trees = collections.filter(({ home }) => home === 'tree')

/** Reports each file in data/ that nothing reads: its text would be missing on the site. */
export function findUnreadFiles({ texts, folders: there }: Snapshot): Problem[] {
  const isWithin = (file: string) => [...files, 'data/schemas'].some((known) => file.startsWith(`${known}/`))
  const strays = [...texts.keys()].filter((file) => !files.includes(file) && !collectionOfFile(file) && !isWithin(file))
  const explained = [...groupBy(strays, dirname)].flatMap(([folder, own]) =>
    own.length > 1 && !isHome(folder)
      ? [explainStrayFolder(folder, own)]
      : own.map((file) => explainStray(file, texts)),
  )
  return [...explained, ...files.filter((file) => there.has(file)).map(explainFolder)]
}

/** Whether a folder holds files that are read. */
function isHome(folder: string): boolean {
  return collectionAround(`${folder}/x`) !== undefined || files.some((file) => dirname(file) === folder)
}

function explainStrayFolder(folder: string, own: readonly string[]): Problem {
  const meant = suggest(folder, [...folders.keys()])
  return problemAt(
    own[0] ?? folder,
    `Nothing reads the folder ${folder} with its ${own.length} files.`,
    meant ? `Did you mean ${meant}?` : 'Move it out of data/.',
  )
}

/** The collection in whose folder a file is; in a tree, at any depth. */
function collectionAround(file: string): Collection | undefined {
  return folders.get(dirname(file)) ?? trees.find(({ path }) => file.startsWith(`data/${path}/`))
}

/** The collection of a file that is one of many. Undefined if nothing reads it as such. */
export function collectionOfFile(file: string): Collection | undefined {
  const collection = collectionAround(file)
  return collection && extname(file) === endingOf(collection) ? collection : undefined
}

const isPicture = (name: string) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name)

/** Services are YAML, articles Markdown: the ending says for which folder a file was meant. */
function otherFolder({ path }: Collection, file: string): string | undefined {
  if (path === 'articles' && extname(file) === '.yaml') return 'services'
  return path === 'services' && extname(file) === '.md' ? 'articles' : undefined
}

function explainStray(file: string, texts: Snapshot['texts']): Problem {
  const collection = collectionAround(file)
  return collection ? explainEnding(file, collection, texts) : explainPlace(file, texts)
}

/** The name without what people put behind it: mumbai for mumbai.yaml.txt. */
const bareName = (file: string) => basename(file).replace(/(\.(ya?ml|md|markdown|txt|json|docx?))+$/i, '')

/** A file of a folder with another extension. */
function explainEnding(file: string, collection: Collection, texts: Snapshot['texts']): Problem {
  const name = basename(file)
  if (isPicture(name))
    return problemAt(
      file,
      `${name} is a picture, and pages have none.`,
      'Delete it; files that everybody may open go into public/.',
    )
  const other = otherFolder(collection, file)
  if (other)
    return problemAt(
      file,
      `${name} lies in the wrong folder, so nothing reads it.`,
      moveHint(`data/${other}/${name}`, texts),
    )
  const ending = endingOf(collection)
  return {
    ...problemAt(
      file,
      `The files of this folder end in ${ending}, so nothing reads this one.`,
      `Rename it to "${bareName(file)}${ending}", or move it elsewhere.`,
    ),
    code: 'file-name',
  }
}

/** A file where no files are read. */
function explainPlace(file: string, texts: Snapshot['texts']): Problem {
  const asFolder = folders.get(file)
  if (asFolder)
    return problemAt(
      file,
      `${file} is a file, but must be a folder of ${endingOf(asFolder)} files.`,
      `Rename it, and put the folder back: git checkout -- ${file}`,
    )
  const above = [...folders.keys()].find((folder) => file.startsWith(`${folder}/`))
  if (above)
    return problemAt(
      file,
      `Files of ${above} lie directly in it, so nothing reads ${file}.`,
      moveHint(`${above}/${basename(file)}`, texts),
    )
  const meant = suggestFile(file)
  return problemAt(
    file,
    `Nothing reads ${file}.`,
    meant ? `Did you mean ${meant}?` : 'Move it out of data/, or give it the name of the file that it should be.',
  )
}

/** A copy beside the file itself is of no use. */
function moveHint(to: string, texts: Snapshot['texts']): string {
  return texts.has(to) ? `Delete it; ${to} exists.` : `Move it to ${to}, or out of data/.`
}

/** The file that was meant: another name in this folder, or this name in another folder. */
function suggestFile(file: string): string | undefined {
  const bare = bareName(file)
  const others = files.filter((known) => dirname(known) === dirname(file))
  const inFolder = new Map(others.map((known) => [basename(known, extname(known)), known]))
  const name = suggest(bare, [...inFolder.keys()])
  if (name !== undefined) return inFolder.get(name)
  const folder = inFolder.size > 0 ? undefined : suggest(dirname(file), [...folders.keys()])
  const collection = folder === undefined ? undefined : folders.get(folder)
  return collection && `${folder}/${bare}${endingOf(collection)}`
}

function explainFolder(file: string): Problem {
  return problemAt(
    file,
    `${file} is a folder, but must be a file.`,
    `Move the folder elsewhere, and put the file back: git checkout -- ${file}`,
  )
}

function problemAt(file: string, message: string, hint: string): Problem {
  return { code: 'unread-file', message, place: placeOfFile(file), hint }
}
