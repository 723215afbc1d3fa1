import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFolder, listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import type { Random } from '../../helpers/edits/random.ts'
import { today } from '../../helpers/project/site-folder.ts'

/**
 * Everything that a site is made of. Edits give another world and leave this one as it is, so that
 * any of them can be taken back.
 */
export interface World {
  /** The content of each file by its path from the project's root. */
  files: ReadonlyMap<string, Buffer>
  env: Readonly<Record<string, string>>
  /** Options of the build: --no-compress. */
  options: readonly string[]
}

/** One thing that somebody does to a project between two builds. */
export interface Edit {
  /** What is done, and where. */
  name: string
  /** What the site is to be made of from now on. */
  world: World
}

/** Makes an edit of one kind; undefined where there is nothing of the sort to edit. */
export type EditKind = (scene: { world: World; random: Random }) => Edit | undefined

const folders = ['data', 'codegen', 'src', 'public']
const singles = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

export function readWorld(root: string, options: readonly string[]): World {
  const names = [
    ...folders
      .filter((folder) => isFolder(join(root, folder)))
      .flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`)),
    ...singles.filter((name) => existsSync(join(root, name))),
  ]
  return {
    files: new Map(names.map((name) => [name, readFileSync(join(root, name))])),
    env: { SITE_TODAY: today },
    options,
  }
}

export const textOf = (world: World, file: string) => world.files.get(file)!.toString()

/** The world with some files added or replaced, and those without a content taken away. */
export function withFiles(world: World, changes: Readonly<Record<string, string | Buffer | undefined>>): World {
  const files = new Map(world.files)
  for (const [file, content] of Object.entries(changes)) {
    if (content === undefined) files.delete(file)
    else files.set(file, Buffer.from(content))
  }
  return { ...world, files }
}

/** Names of the files in which two worlds differ. */
export function changedFiles(before: World, after: World): string[] {
  const names = new Set([...before.files.keys(), ...after.files.keys()])
  return [...names].filter((name) => {
    const [old, now] = [before.files.get(name), after.files.get(name)]
    return old !== now && !(old && now && old.equals(now))
  })
}

/** Brings a folder from one world to another. Files that are the same in both are not touched. */
export function moveTo(root: string, before: World, after: World): void {
  const names = changedFiles(before, after)
  // First what goes: a folder may take the place of a file.
  for (const name of names) if (!after.files.has(name)) rmSync(join(root, name), { force: true })
  for (const name of names) {
    const content = after.files.get(name)
    if (!content) continue
    const file = join(root, name)
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
