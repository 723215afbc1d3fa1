import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../../lib/read-failure.ts'

/** Another build is writing to the same folder. */
export class BuildIsRunning extends Error {}

export interface Lock {
  release: () => void
  /** Whether the build before went without releasing it: it was killed, and may have left things half done. */
  wasLeft: boolean
}

// A build that works says so this often, and no garbage collection or slow disk keeps it quiet for as long as the second.
const signMs = 15_000
const goneMs = 5 * 60_000

/** Holds the folder for one build at a time. A lock whose owner is gone is taken over. */
export function lockFolder(dist: string): Lock {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, '.lock')
  let wasLeft = false
  for (let attempt = 0; attempt < 3; attempt++) {
    const own = describeSelf()
    if (take(file, own)) return hold(file, own, wasLeft)
    const owner = readOwner(file)
    const holder = findHolder(owner, file)
    if (holder !== undefined) throw new BuildIsRunning(holder)
    wasLeft = removeLeft(file, owner) || wasLeft
  }
  throw new BuildIsRunning('Other builds keep taking dist/. Wait until they end, then build again.')
}

function hold(file: string, own: string, wasLeft: boolean): Lock {
  const timer = setInterval(() => giveSign(file, own), signMs)
  timer.unref()
  return {
    wasLeft,
    release: () => {
      clearInterval(timer)
      // One that was taken from this build is another's.
      if (readOwner(file) === own) rmSync(file, { force: true })
    },
  }
}

function giveSign(file: string, own: string): void {
  if (readOwner(file) !== own) return
  const now = new Date()
  utimesSync(file, now, now)
}

/**
 * The lock is written whole under another name and then linked to its own, which fails where there is one: no other build ever finds
 * it without its owner's name, whenever this one is killed.
 */
function take(file: string, own: string): boolean {
  removeUnfinished(file)
  const unfinished = `${file}-new-${hostname()}-${process.pid}`
  try {
    writeFileSync(unfinished, own)
    linkSync(unfinished, file)
    return true
  } catch (error) {
    // Without its own name here, another build has tidied it away.
    if (!['EEXIST', 'ENOENT'].includes(codeOf(error) ?? ''))
      throw error instanceof Error ? Object.assign(error, { path: file }) : error
    return false
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** What builds left that were killed while they took the lock. */
function removeUnfinished(file: string): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${basename(file)}-new-`)))
    rmSync(join(folder, name), { force: true })
}

/** Who holds the lock: a process, when it started, and where its number has this meaning. Empty where the lock has just gone, or is damaged. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function describeSelf(): string {
  return [process.pid, startOf(process.pid), placeOfNumbers(), hostname()].join(' ')
}

/**
 * Where process numbers mean the same as here: one run of one kernel, and in it one container. Another machine or container that shares dist/
 * counts from 1 too, and no number of it can be looked up here.
 */
function placeOfNumbers(): string {
  const boot = tryTo(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const space = tryTo(() => readlinkSync('/proc/self/ns/pid'))
  return `${boot ?? hostname()}/${space ?? ''}`
}

/** Why the lock is held, in words; undefined where its owner is gone. */
function findHolder(owner: string, file: string): string | undefined {
  const [pid = '', start = '', place = '', host = ''] = owner.split(' ')
  if (!(Number(pid) > 0)) return undefined
  if (place === '' || place === placeOfNumbers()) {
    const isHeld = isRunning(Number(pid)) && start === startOf(Number(pid))
    return isHeld
      ? `Another build (process ${pid}) is writing to dist/. Wait until it ends, then build again.`
      : undefined
  }
  const quietMs = Date.now() - (tryTo(() => statSync(file).mtimeMs) ?? 0)
  if (quietMs > goneMs) return undefined
  return `Another build, on ${host} (process ${pid} there), is writing to dist/. Wait until it ends, then build again. If it was killed, its lock gives way ${Math.round(goneMs / 60_000)} minutes after its last sign of life.`
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user answers with a refusal, but it answers.
    return codeOf(error) === 'EPERM'
  }
}

/** When a process started, where the system tells: a number is given out again one day. */
function startOf(pid: number): string {
  const stat = tryTo(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name in the second field may hold spaces; the start is the 20th field behind it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Clears a lock away by moving it: of two builds that find it, one moves it and the other finds nothing to move. */
function removeLeft(file: string, owner: string): boolean {
  const aside = `${file}-${hostname()}-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  if (readOwner(aside) !== owner) {
    // A third build was quicker and this lock is its own.
    renameSync(aside, file)
    return false
  }
  rmSync(aside)
  return true
}
