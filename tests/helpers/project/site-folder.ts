import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lazily } from '../../../codegen/lib/once.ts'
import { formatReport } from '../../../codegen/problem/format-report.ts'
import { openMemo } from '../../../codegen/memo/memo.ts'
import { runCodegen } from '../../../codegen/run-codegen.ts'
import type { CodegenRun, RunOptions } from '../../../codegen/run-codegen.ts'
import { memoOfOneRun } from './memo-of-one-run.ts'

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const smallSite = join(projectRoot, 'tests/codegen/accepts/small-site')

/** The day that every test calls today, so that facts and openings do not age. */
export const today = '2026-11-28'

/**
 * One edit of one file: text for text, a whole file, a link, or the file's end. Paths are relative
 * to the site folder.
 */
export type Edit =
  | { file: string; find: string; replace: string }
  | { file: string; write: string }
  // A letter a byte, for files that are no text.
  | { file: string; bytes: string }
  | { file: string; link: string }
  | { file: string; remove: true }

/** A copy of a site's data in a folder of its own, which a test may break and build as it likes. */
export interface SiteFolder {
  root: string
  /** The text of a file, before or after edits. */
  read: (file: string) => string
  /** Makes each edit once; throws where `find` does not stand in the file exactly once. */
  edit: (edits: readonly Edit[]) => void
  /** One edit of a text that stands in the file. */
  replace: (file: string, find: string, replace: string) => void
  /** A whole file, new or in place of the one that is there. */
  write: (file: string, text: string) => void
  /** Takes every edit back. */
  restore: () => void
  run: (options?: Partial<RunOptions>) => Promise<CodegenRun>
  /** Removes the folder. */
  remove: () => void
}

/** The report of a run as an operator reads it, without colours. */
export function reportOf(run: CodegenRun): string {
  return formatReport(run.problems, 'text', { colour: false })
}

/**
 * What is made of data is made once for all tests of a process, and what the project's last run has
 * made of its own not even once. Nothing of it is written.
 */
const memos = {
  'small-site': lazily(memoOfOneRun),
  'real-data': lazily(() => Object.assign(openMemo(join(projectRoot, '.cache/site/memo.txt')), { save: () => {} })),
}

/** The project's own data as it is, planned once for all tests of a process. */
export const realSite = lazily(
  async () => (await runCodegen({ root: projectRoot, today, memo: memos['real-data']() })).site!,
)

/** Copies the frozen small site, or the project's real data, beside the project's schemas. */
export function makeSiteFolder(which: 'small-site' | 'real-data'): SiteFolder {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(which === 'small-site' ? smallSite : projectRoot, 'data'), join(root, 'data'), { recursive: true })
  cpSync(join(projectRoot, 'data/schemas'), join(root, 'data/schemas'), { recursive: true })
  const before = new Map<string, string | undefined>()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const edit = (edits: readonly Edit[]) => {
    for (const one of edits) {
      if (!before.has(one.file)) before.set(one.file, findText(join(root, one.file)))
      applyEdit(join(root, one.file), one)
    }
  }
  return {
    root,
    read,
    run: (options = {}) => runCodegen({ root, today, memo: memos[which](), ...options }),
    edit,
    replace: (file, find, replace) => edit([{ file, find, replace }]),
    write: (file, text) => edit([{ file, write: text }]),
    restore: () => {
      for (const [file, text] of [...before].reverse()) putText(join(root, file), text)
      before.clear()
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

export function applyEdit(path: string, edit: Edit): void {
  if ('write' in edit) return putText(path, edit.write)
  if ('bytes' in edit) return putText(path, Buffer.from(edit.bytes, 'latin1'))
  if ('remove' in edit) return putText(path, undefined)
  if ('link' in edit) {
    rmSync(path, { recursive: true, force: true })
    mkdirSync(dirname(path), { recursive: true })
    return symlinkSync(edit.link, path)
  }
  const parts = readFileSync(path, 'utf8').split(edit.find)
  if (parts.length !== 2)
    throw new Error(`${edit.file} holds this ${parts.length - 1} times, and not once:\n${edit.find}`)
  writeFileSync(path, parts.join(edit.replace))
}

function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function putText(path: string, text: string | Buffer | undefined): void {
  // A link would else be written through.
  rmSync(path, { recursive: true, force: true })
  if (text === undefined) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
