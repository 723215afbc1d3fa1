import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { count } from '../model/texts/format.ts'
import { encodings } from '../publish/files/compress.ts'
import { listNames } from '../write/write-generated.ts'
import { findLiveCopy } from '../publish/copies/two-copies.ts'
import { foldersOf } from '../publish/folders.ts'
import { Refusal } from './terminal/terminal.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm run export <folder>`: the site as plain files, for tools that do not follow dist/client. */
export const exportSite: Command = (terminal) => {
  const [given, ...more] = terminal.positionals
  if (given === undefined || more.length > 0) throw new Refusal('Name one folder: npm run export ../site')
  const { dist } = foldersOf(terminal.root)
  if (!findLiveCopy(dist)) throw new Refusal('There is no built site in dist/ yet. Run: npm run build')
  const folder = resolve(terminal.root, given)
  const client = realpathSync(join(dist, 'client'))
  refuseFolder(folder, given, terminal.root)
  // Written beside its place until it is complete.
  const partial = `${folder}.partial-${process.pid}`
  const isWanted = (file: string) =>
    terminal.values['no-compress'] !== true || !encodings.some((encoding) => file.endsWith(`.${encoding}`))
  try {
    mkdirSync(dirname(folder), { recursive: true })
    cpSync(client, partial, { recursive: true, dereference: true, preserveTimestamps: true, filter: isWanted })
    rmSync(folder, { recursive: true, force: true })
    renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  terminal.say(`${count(listNames(folder).size, 'file')} in ${given}.`)
  return Promise.resolve(0)
}

/** Existing files would be lost, so the folder must be new or empty. */
function refuseFolder(folder: string, given: string, root: string): void {
  if (`${root}/`.startsWith(`${folder}/`))
    throw new Refusal(`${given} is the project's own folder, or one around it. Name a new folder.`)
  if (`${folder}/`.startsWith(`${root}/`))
    throw new Refusal(
      `${given} is inside the project, whose next build would read or remove it. Name a folder outside.`,
    )
  const there = existsSync(folder) ? statSync(folder) : undefined
  if (there?.isDirectory() === false) throw new Refusal(`${given} is a file. Name a new folder.`)
  if (there && readdirSync(folder).length > 0)
    throw new Refusal(`${given} is not empty. Name a new folder, or remove that one first.`)
}
