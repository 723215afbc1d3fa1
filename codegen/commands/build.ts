import { join } from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { buildPart, buildSite } from '../publish/build-site.ts'
import { describeChanges } from '../publish/describe-changes.ts'
import { count, grouped } from '../problem/format-report.ts'
import { hasNoBundle, startBundler } from '../publish/bundle.ts'
import type { Bundler } from '../publish/bundle.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Folders } from '../publish/folders.ts'
import { BuildIsRunning } from '../publish/lock.ts'
import { findSameSite } from '../publish/publish-files.ts'
import { parseShard } from '../publish/parts.ts'
import { startSecondThread } from '../publish/second-thread.ts'
import { readFolderPrint, readText } from '../read/read-inputs.ts'
import { planSite } from './plan-site.ts'
import type { Command, Terminal } from './terminal.ts'
import { describeSite } from './validate.ts'

/** `npm run build`: brings dist/ up to date, or leaves it as it was. */
export const build: Command = async (terminal) => {
  const started = performance.now()
  const folders = foldersOf(terminal.root)
  const inputs = printInputs(terminal)
  const same = terminal.values['shard'] === undefined ? findSameSite(folders.dist, inputs) : undefined
  if (same !== undefined) {
    terminal.say('Nothing has changed.')
    terminal.say(`${same} Looked at in ${seconds(started)}.`)
    return 0
  }
  const bundler = hasNoBundle(folders) ? startBundler(folders) : undefined
  try {
    return await planAndBuild(terminal, { folders, inputs, started, bundler })
  } finally {
    bundler?.stop()
  }
}

interface Started {
  folders: Folders
  inputs: string
  started: number
  bundler: Bundler | undefined
}

async function planAndBuild(terminal: Terminal, { folders, inputs, started, bundler }: Started): Promise<number> {
  const { site, problems } = await planSite(terminal)
  if (!site) return 1
  const options = {
    isCompressed: terminal.values['no-compress'] !== true, hasPictures: terminal.values['no-pictures'] !== true,
    // Warnings are to be seen at every build, so a site with some is never passed over.
    inputs: problems.length === 0 ? inputs : '', summary: describeSite(site), onProgress: createProgress(terminal, started),
    bundler, startSecondThread: () => startSecondThread(argsOf(terminal), terminal.today),
  }
  const asked = terminal.values['shard']
  const shard = typeof asked === 'string' ? parseShard(asked) : undefined
  if (asked !== undefined && !shard) {
    terminal.complain(`--shard ${String(asked)} is no share of a site. Write the part and the number of parts: --shard 2/4\n`)
    return 1
  }
  try {
    if (shard) {
      const made = await buildPart(site, folders, { ...options, shard })
      terminal.say(`Part ${shard.index} of ${shard.count}: ${count(made, 'file')} in dist/parts. \`npm run merge\` on a machine that has all parts joins them.`)
      return 0
    }
    const changes = await buildSite(site, folders, options)
    for (const line of describeChanges(changes, site.routes)) terminal.say(line)
    terminal.say(`${describeSite(site)} Built in ${seconds(started)}.`)
    return 0
  } catch (error) {
    const told = explainFailure(error)
    if (told === undefined) throw error
    terminal.complain(`${told}\nThe last site in dist/ is as it was.\n`)
    return 1
  }
}

/** The command line with which a second thread makes the same files. */
function argsOf({ root, values }: Terminal): string[] {
  return ['--root', root, ...['no-compress', 'no-pictures'].filter((name) => values[name] === true).map((name) => `--${name}`)]
}

/** Everything that a site is made of: its data and code, the options and the day. Reading it all takes 20 ms; planning it ten times that. */
function printInputs({ root, values, env, today }: Terminal): string {
  const folders = ['data', 'codegen', 'src', 'public'].map((name) => readFolderPrint(join(root, name)))
  const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'].map((name) => readText(join(root, name)))
  return fingerprint([folders, files, values['no-compress'] ?? false, values['no-pictures'] ?? false, env['BASE_URL'] ?? '', today])
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)} s`
}

// A build that ends within two seconds needs no progress line.
const quietMs = 2000
const betweenMs = 500

function createProgress(terminal: Terminal, started: number): (done: number, all: number) => void {
  let last = started + quietMs - betweenMs
  return (done, all) => {
    const now = performance.now()
    if (now - last < betweenMs) return
    last = now
    terminal.progress(`${grouped(done)} of ${grouped(all)} files`)
  }
}

/** Failures of the machine in words that say what to do; undefined for those that are ours. */
function explainFailure(error: unknown): string | undefined {
  if (error instanceof BuildIsRunning) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Free some space, then build again.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `${path ?? 'A folder'} cannot be written. Allow this user to write there, then build again.`
  if (code === 'EMFILE' || code === 'ENFILE') return 'Too many files are open on this machine. Close other programs, then build again.'
  return undefined
}
