import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import type { Folders } from '../folders.ts'
import { emitCode } from '../../emit/emit-code.ts'
import type { Rooted } from '../../emit/emit-code.ts'
import { homeOf } from '../../model/collections.ts'
import { slugPattern } from '../../model/slug.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'
import { writeChangedFiles } from '../../write/write-generated.ts'

/** The code of the pages could not be bundled; the message is the bundler's own. */
export class BundleFailed extends Error {}

/** A process that bundles the code, and gives back the 400 MB that this takes when it ends. */
export type Bundler = ReturnType<typeof startBundler>

/** Starts the process, which loads the bundler and then waits to be told that the code is there. */
export function startBundler({ root }: Folders) {
  const child = fork(join(codegenFolder, 'cli.mjs'), ['bundle', '--root', root], {
    // The names of classes are hashes of paths from here.
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const ended = endOf(child)
  // Waited for in run alone.
  ended.catch(() => undefined)
  const stop = () => void child.kill()
  // Whatever ends this process, the bundler goes with it.
  process.once('exit', stop)
  // One that has ended already says by its exit what was the matter.
  const begin = () => void (child.connected && child.send('go', () => undefined))
  return {
    /** Lets it bundle the code as it is now. */
    begin,
    /** The same, and waits until it has. */
    run: async () => {
      begin()
      if ((await ended) !== 0) throw new BundleFailed(toMessage(complaint))
    },
    stop,
  }
}

// The last output arrives at once, but a child that inherited stderr can keep the stream open.
const lastOutputMs = 1000

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      const timer = setTimeout(() => resolve(code), lastOutputMs)
      child.on('close', () => {
        clearTimeout(timer)
        resolve(code)
      })
    })
  })
}

function toMessage(complaint: string): string {
  const text = stripVTControlCharacters(complaint).trim()
  return text === '' ? 'The bundler stopped without an error message. Is there enough memory?' : text
}

/** Whether nothing was ever bundled here, so that a bundler will be asked for. */
export function hasNoBundle({ cache }: Folders): boolean {
  return !existsSync(cache) || !readdirSync(cache).some((name) => name.startsWith('bundle-'))
}

/** Legal pages by the names of their files, and the addresses that checks give themselves. */
function findRooted(texts: Snapshot['texts']): Rooted {
  const legal = new RegExp(`^${homeOf('legal')}/([^/]+)\\.md$`)
  return {
    legal: [...texts.keys()].flatMap((file) => legal.exec(file)?.[1] ?? []),
    checks: [...texts].flatMap(([file, text]) =>
      file.startsWith(`${homeOf('checks')}/`) ? (/^path: (\S+)$/m.exec(text)?.[1] ?? []) : [],
    ),
  }
}

/** Bundles before the data is checked: the bundle needs only a few addresses from it. */
export function bundleAhead(folders: Folders, snapshot: Snapshot | undefined): Bundler {
  const bundler = startBundler(folders)
  const rooted = snapshot && findRooted(snapshot.texts)
  // A name that is refused as a part of an address must not become code.
  if (rooted && [...rooted.legal, ...rooted.checks.map((path) => path.slice(1))].every((id) => slugPattern.test(id))) {
    writeChangedFiles(folders.generated, emitCode(rooted))
    bundler.begin()
  }
  return bundler
}
