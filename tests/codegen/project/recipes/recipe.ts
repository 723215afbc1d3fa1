import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunOptions } from '../../../../codegen/run-codegen.ts'
import { makeSiteFolder, projectRoot } from '../../../helpers/project/site-folder.ts'
import type { Edit } from '../../../helpers/project/site-folder.ts'

/** The copy of a site that every recipe is tried in. */
export const site = makeSiteFolder('small-site')

export const readme = readFileSync(join(projectRoot, 'data/README.md'), 'utf8')
export const guide = readFileSync(join(projectRoot, 'data/GUIDE.md'), 'utf8')

/** The block of YAML in the text of a job, as an operator copies it. */
export function blockOf(job: string): string {
  const [, after = ''] = `${readme}\n${guide}`.split(new RegExp(`^##+ ${job}\n`, 'm'))
  return /```yaml\n([\s\S]*?)```/.exec(after.split(/^##/m)[0]!)![1]!
}

/** Other words in a file. */
export const inFile = (file: string, find: string, replace: string): Edit => ({ file: `data/${file}`, find, replace })
/** Lines at the end of a file. */
export const atEnd = (file: string, lines: string): Edit => ({
  file: `data/${file}`,
  write: `${site.read(`data/${file}`).trimEnd()}\n${lines}`,
})
/** A copy of a file under another name, with some words changed. */
export function copyOf(file: string, name: string, changes: Readonly<Record<string, string>>): Edit {
  const text = Object.entries(changes).reduce(
    (before, [find, replace]) => {
      if (!before.includes(find)) throw new Error(`data/${file} does not have "${find}".`)
      return before.replace(find, replace)
    },
    site.read(`data/${file}`),
  )
  return { file: `data/${name}`, write: text }
}

/** The same edit with the long lines in other words, as an operator writes them in the end. */
export function inOwnWords(edit: Edit): Edit {
  if (!('write' in edit) || edit.write === undefined) return edit
  return { ...edit, write: edit.write.replaceAll(/^(?!#).*$/gm, (line) => line.replaceAll(/ (the|and) /g, ' a ')) }
}

/** A job of the two documents, done as its text says, and what comes of it. */
export interface Recipe {
  /** The heading of the job. */
  job: string
  edits: () => readonly Edit[]
  options?: Partial<RunOptions>
  /** What a page is then given. */
  shows?: Readonly<Record<string, string>>
  /** What a page is then given no more. */
  lacks?: Readonly<Record<string, string>>
  /** What every page then has around it. */
  around?: string
  /** What the search then knows. */
  finds?: string
  gone?: string
  /** What validate then says. */
  says?: readonly string[]
}
