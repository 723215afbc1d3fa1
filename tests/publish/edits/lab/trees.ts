import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../world.ts'

/** What is known of each file of a tree, by its path. */
export type Tree = ReadonlyMap<string, { sha: string; mtimeMs: number }>

/** What a build answers for: the site, the files for servers, and the checksums. */
const published = ['dist/client/', 'dist/server/', 'dist/SHA256SUMS'] as const
// Records of what a build has seen, which a cold build need not have; and the text that git keeps there.
const ownNotes = /^generated\/(\.state\.json|\.pages\.json|\.json-ld\.json|README\.md)$/

export function readTree(root: string, folders: readonly string[] = published): Tree {
  const files = folders.flatMap((folder) =>
    folder.endsWith('/') ? listFiles(root, folder) : existsSync(join(root, folder)) ? [folder] : [],
  )
  return new Map(
    files.map((file) => [
      file,
      {
        sha: createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
        mtimeMs: statSync(join(root, file)).mtimeMs,
      },
    ]),
  )
}

/** All that the two builds are held to be equal in. Records of pages are made by `codegen` alone, and only a second build keeps files of earlier ones. */
export function readResult(root: string, hasRecords: boolean): Tree {
  const all = readTree(root, [...published, 'generated/'])
  const kept = new Set(
    Object.keys(readKept(root)).flatMap((file) => ['', '.br', '.gz'].map((form) => `dist/client/${file}${form}`)),
  )
  return new Map(
    [...all].filter(
      ([file]) => !ownNotes.test(file) && !kept.has(file) && (hasRecords || !file.startsWith('generated/pages/')),
    ),
  )
}

/** The files of earlier builds that the deploy list says are still there, with their checksums. */
export function readKept(root: string): Readonly<Record<string, string>> {
  const list = join(root, 'dist/changes.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { kept: Record<string, string> }).kept : {}
}

export interface Difference {
  file: string
  text: string
}

/** The files in which one tree differs from another. What else lies in generated/ itself, files and folders, is read by nobody. */
export function compareTrees(own: Tree, wanted: Tree): Difference[] {
  const rooms = new Set([...wanted.keys()].map(generatedRoom))
  const isReadByNobody = (file: string) => file.startsWith('generated/') && !rooms.has(generatedRoom(file))
  const gone = [...wanted.keys()].filter((file) => !own.has(file)).map((file) => ({ file, text: 'is missing' }))
  const different = [...own]
    .filter(([file, { sha }]) => sha !== wanted.get(file)?.sha && (wanted.has(file) || !isReadByNobody(file)))
    .map(([file]) => ({ file, text: wanted.has(file) ? 'differs' : 'is too much' }))
  return [...gone, ...different]
}

/** The folder of generated/ in which a file lies, or the file itself; empty elsewhere. */
const generatedRoom = (file: string) => /^generated\/[^/]+/.exec(file)?.[0] ?? ''

/** The first line in which a file of one folder differs from that of another. */
export function firstDifference(file: string, own: string, wanted: string): string {
  const [given, other] = [own, wanted].map((root) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
  )
  if (!given || !other) return given ? 'The cold build has no such file.' : 'Only the cold build has it.'
  if (given.includes(0) || other.includes(0))
    return `byte ${given.findIndex((byte, index) => byte !== other[index])}, ${given.length} bytes and, cold, ${other.length}`
  const [lines, wantedLines] = [given, other].map((content) => content.toString().split('\n')) as [string[], string[]]
  const line = lines.findIndex((text, index) => text !== wantedLines[index])
  const [text, wantedText] = [lines[line] ?? '', wantedLines[line] ?? '']
  const column = [...text].findIndex((letter, index) => letter !== wantedText[index])
  const around = (whole: string) => JSON.stringify(whole.slice(Math.max(0, column - 40), column + 80))
  return `line ${line + 1}, column ${column + 1}: ${around(text)} and, cold, ${around(wantedText)}`
}
