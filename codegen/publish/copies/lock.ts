import { linkSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../../lib/read-failure.ts'

/** Another build is writing to the same folder. */
export class BuildIsRunning extends Error {}

/** Locks the folder for one build; returns the release. A lock whose process is gone is taken. */
export function lockFolder(dist: string): () => void {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, '.lock')
  const owner = readIfThere(file)
  // A lock without a machine is of a version before, which named none.
  const [pid = '', start, machine = thisMachine()] = owner?.split(' ') ?? []
  if (machine === thisMachine() ? isRunning(Number(pid), start) : isFresh(file)) throw runningBuild(pid, machine)
  if (owner !== undefined) rmSync(file, { recursive: true, force: true })
  // Written whole under another name; linking fails where another build was quicker.
  const unique = `${file}-${process.pid}`
  try {
    writeFileSync(unique, `${process.pid} ${startOf(process.pid)} ${thisMachine()}`)
    linkSync(unique, file)
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? runningBuild(...ownerOf(file)) : error
  } finally {
    rmSync(unique, { force: true })
  }
  const beat = setInterval(() => touch(file), beatMs).unref()
  const free = () => rmSync(file, { force: true })
  // A signal ends the process without its finally blocks, but by way of its exit.
  process.once('exit', free)
  return () => {
    clearInterval(beat)
    process.removeListener('exit', free)
    free()
  }
}

// The processes of another container cannot be seen. Its build says every few seconds that it runs,
// and one that has not for a minute has ended, or its machine has.
const beatMs = 5_000
const silentMs = 60_000

function isFresh(file: string): boolean {
  const at = statSync(file, { throwIfNoEntry: false })
  return at !== undefined && at.isFile() && at.size > 0 && Math.abs(Date.now() - at.mtimeMs) < silentMs
}

/** The time of the lock. A disk that refuses it costs only what another container knows. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody has deleted the lock.
  }
}

/** Where numbers of processes mean the same: this machine, or this container on it. */
function thisMachine(): string {
  let space = ''
  try {
    space = readlinkSync('/proc/self/ns/pid')
  } catch {
    // There is /proc on Linux alone.
  }
  return `${hostname().replaceAll(' ', '-')}/${space}`
}

function ownerOf(file: string): [pid: string, machine: string | undefined] {
  const [pid = '', , machine] = readIfThere(file)?.split(' ') ?? []
  return [pid, machine]
}

function runningBuild(pid: string, machine: string | undefined): BuildIsRunning {
  const where = machine === undefined || machine === thisMachine() ? '' : ` on ${machine.split('/')[0]}`
  return new BuildIsRunning(
    `Another build (process ${pid}${where}) is writing to dist/. Wait until it ends, then build again.`,
  )
}

function isRunning(pid: number, start: string | undefined): boolean {
  if (!(pid > 0) || start !== startOf(pid)) return false
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
  const stat = readIfThere(`/proc/${pid}/stat`)
  // The name in the second field may hold spaces; the start is the 20th field behind it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Empty where a folder is in the file's place. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : ''
  }
}
