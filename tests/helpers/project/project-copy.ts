import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprintCode } from '../../../codegen/memo/fingerprint-code.mjs'
import { publicTypes } from '../hosts/request-rows.ts'
import { applyEdit, projectRoot, today } from './site-folder.ts'

/** How a command of the project ended. */
export interface Run {
  code: number | null
  signal: NodeJS.Signals | null
  out: string
  err: string
}

/** A command that runs in a process of its own. */
export interface Started {
  process: ChildProcess
  ended: Promise<Run>
}

/**
 * The whole project with the small site's data in a folder of its own: a test may build it, kill
 * the build and damage what it leaves.
 */
export interface ProjectCopy {
  root: string
  /** The site that visitors see. */
  client: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Replaces a text that stands in a file exactly once. */
  edit: (file: string, find: string, replace: string) => void
  /** Starts a command: build, preview. */
  start: (args: readonly string[], env?: Readonly<Record<string, string>>) => Started
  /** Builds to the end, and throws where the build did not go well. */
  build: (...options: string[]) => Promise<Run>
  remove: () => void
}

const copied = ['src', 'codegen', 'public', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
const smallData = 'tests/codegen/accepts/small-site/data'

/** How the files of `publicTypes` begin; the rest of them does not matter. */
const starts: Readonly<Record<string, string>> = {
  'prices.pdf': '%PDF-1.7 of no pages',
  'office.jpg': '\xFF\xD8\xFF of no picture',
  'office.webp': 'RIFF....WEBP of no picture',
  'favicon.ico': '\0\0\x01\0 of no picture',
}

interface CopyOptions {
  /**
   * Where the copy is made; a folder of its own under the system's temporary one unless a test
   * needs another file system.
   */
  root?: string
  /**
   * Whether the code is bundled anew, as in a fresh clone, in place of taking a bundle of the same
   * code.
   */
  isCold?: boolean
  /** Whether it gets the project's own data in place of the small site's. */
  isReal?: boolean
  /** Ends what runs in the copy. Who waits for it then hears of that, and of no outcome. */
  signal?: AbortSignal | undefined
}

export function makeProjectCopy({
  root = mkdtempSync(join(tmpdir(), 'project-')),
  isCold = false,
  isReal = false,
  signal,
}: CopyOptions = {}): ProjectCopy {
  for (const name of copied) cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  cpSync(join(projectRoot, isReal ? 'data' : smallData), join(root, 'data'), { recursive: true })
  cpSync(join(projectRoot, 'data/schemas'), join(root, 'data/schemas'), { recursive: true })
  addLegalPages(root)
  for (const name in publicTypes) writeFileSync(join(root, 'public', name), Buffer.from(starts[name] ?? '', 'latin1'))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  if (!isCold) {
    for (const from of [projectRoot, builtFolder()]) copyBundles(join(from, '.cache/site'), join(root, '.cache/site'))
    const bundle = join('.cache/codegen', fingerprintCode(join(projectRoot, 'codegen')))
    if (existsSync(join(projectRoot, bundle)))
      cpSync(join(projectRoot, bundle), join(root, bundle), {
        recursive: true,
        filter: (from) => !from.endsWith('compiled'),
      })
  }
  return openCopy(root, signal)
}

/**
 * Options of a build for tests that are not about pictures and compressed forms, which take two
 * thirds of the time of a build that changes every page.
 */
export const pagesOnly = ['--no-pictures', '--no-compress']

/** Gives the firm another name, which stands on every page. */
export function renameFirm({ read, write }: ProjectCopy, name: string): void {
  write('data/site.yaml', read('data/site.yaml').replace(/^name: .*$/m, `name: ${name}`))
}

/**
 * A copy of the small site that is built already, whole or with these options: a first build costs
 * seconds, a copy of one none. The first test of a run that needs it builds it for all of them.
 */
export async function makeBuiltCopy(
  options: readonly string[] = [],
  root = mkdtempSync(join(tmpdir(), 'project-')),
): Promise<ProjectCopy> {
  const built = builtFolder(options)
  if (!existsSync(built)) await keepBuilt(built, options)
  // As the build left it: times, links, and the files that both copies of the site share.
  execFileSync('cp', ['-a', `${built}/.`, root])
  return openCopy(root)
}

/** Where the site of this run is kept. The parent of a test's process is the runner. */
const builtFolder = (options: readonly string[] = []) =>
  join(tmpdir(), 'tests-built', [process.ppid, ...options].join(''))

async function keepBuilt(built: string, options: readonly string[]): Promise<void> {
  const folder = dirname(built)
  mkdirSync(folder, { recursive: true })
  // Another test may be removing the same ones.
  const ageOf = (name: string) => Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? NaN)
  for (const name of readdirSync(folder).filter((one) => ageOf(one) > 3_600_000))
    rmSync(join(folder, name), { recursive: true, force: true })
  const root = `${built}-in-work`
  try {
    mkdirSync(root)
  } catch {
    // Another test builds it just now.
    for (let waitedMs = 0; !existsSync(built) && waitedMs < 120_000; waitedMs += 50) await sleep(50)
    return
  }
  if (options.length === 0) await makeProjectCopy({ root }).build()
  else {
    const whole = await makeBuiltCopy([], root)
    rmSync(join(root, 'dist'), { recursive: true })
    await whole.build(...options)
  }
  renameSync(root, built)
}

/** What can be done with a folder that is, or is about to become, a copy of the project. */
export function openCopy(root: string, signal?: AbortSignal): ProjectCopy {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const copy: ProjectCopy = {
    root,
    read,
    write,
    client: join(root, 'dist/client'),
    edit: (file, find, replace) => applyEdit(join(root, file), { file, find, replace }),
    start: (args, env = {}) => startCommand(root, args, { env, signal }),
    build: async (...options) => {
      const run = await copy.start(['build', ...options]).ended
      if (run.code !== 0) throw new Error(`The build ended with ${run.code ?? run.signal}:\n${run.err}${run.out}`)
      return run
    },
    // What ended builds had started may be just about to end, too, and writes a last file.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  }
  return copy
}

/**
 * The legal pages' addresses are part of the code that browsers load. With pages of the same names
 * as the project's own, the copy can take the project's bundle.
 */
function addLegalPages(root: string): void {
  for (const name of readdirSync(join(projectRoot, 'data/legal'))) {
    const file = join(root, 'data/legal', name)
    if (existsSync(file)) continue
    writeFileSync(file, legalPage(name.replace('.md', '')))
  }
}

function legalPage(id: string): string {
  const title = `What the page ${id.slice(0, 30)} says`
  const description = 'One of several pages that stand in for the legal ones, so that their addresses exist.'
  return `---\ntitle: ${title}\neffectiveDate: "2025-09-10"\nintro: ${description}\nseo:\n  title: ${title}\n  description: ${title}. ${description}\n  keywords: [${id}, legal page]\n---\n\n## 1. Only part\n\nIt says nothing.\n`
}

function copyBundles(from: string, to: string): void {
  for (const name of namesIn(from).filter((one) => /^bundle-\w+$/.test(one))) {
    // The project's own build may be tidying up just now.
    try {
      cpSync(join(from, name), join(to, name), { recursive: true, force: false })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * Node itself and not npm, which is a parent of the process that works: a signal must reach that
 * one.
 */
function startCommand(
  root: string,
  args: readonly string[],
  { env, signal }: { env: Readonly<Record<string, string>>; signal: AbortSignal | undefined },
): Started {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['codegen/cli.mjs', ...args], {
    cwd: root,
    // What V8 compiles would be written for each copy, and read by none.
    env: { PATH, HOME, SITE_TODAY: today, NODE_DISABLE_COMPILE_CACHE: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let [out, err] = ['', '']
  let failure: Error | undefined
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  // Also where it is ended by the signal; it may work on in its folder for a moment.
  child.on('error', (error) => (failure = error))
  const ended = new Promise<Run>((resolve, reject) => {
    child.on('close', (code, signal) => (failure ? reject(failure) : resolve({ code, signal, out, err })))
  })
  return { process: child, ended }
}

/**
 * The SHA-256 of every file under a folder, by its path from there: two equal trees are equal byte
 * for byte.
 */
export function printTree(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}
