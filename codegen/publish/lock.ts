import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Another build is writing to the same folder. */
export class BuildIsRunning extends Error {}

export interface Lock {
  release: () => void
  /** Whether the build before went without releasing it: it was killed, and may have left things half done. */
  wasLeft: boolean
}

/** Holds the folder for one build at a time. A lock whose owner is gone is taken over. */
export function lockFolder(dist: string): Lock {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, '.lock')
  let wasLeft = false
  for (let attempt = 0; attempt < 3; attempt++) {
    if (take(file)) return { release: () => rmSync(file, { force: true }), wasLeft }
    const owner = readOwner(file)
    if (isHeld(owner)) throw new BuildIsRunning(`Another build (process ${pidOf(owner)}) is writing to dist/. Wait until it ends, then build again.`)
    wasLeft = removeLeft(file, owner) || wasLeft
  }
  throw new BuildIsRunning('Other builds keep taking dist/. Wait until they end, then build again.')
}

/**
 * The lock is written whole under another name and then linked to its own, which fails where there is one: no other build ever finds
 * it without its owner's name, whenever this one is killed.
 */
function take(file: string): boolean {
  removeUnfinished(file)
  const unfinished = `${file}-new-${process.pid}`
  try {
    writeFileSync(unfinished, `${process.pid} ${startOf(process.pid)}`)
    linkSync(unfinished, file)
    return true
  } catch (error) {
    // Without its own name here, another build has tidied it away.
    if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw Object.assign(error as Error, { path: file })
    return false
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** What builds left that were killed while they took the lock. */
function removeUnfinished(file: string): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${basename(file)}-new-`))) rmSync(join(folder, name), { force: true })
}

/** Who holds the lock: a process and when it started. Empty where the lock has just gone, or is damaged. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const pidOf = (owner: string) => Number(owner.split(' ')[0])

function isHeld(owner: string): boolean {
  const pid = pidOf(owner)
  return pid > 0 && isRunning(pid) && owner === `${pid} ${startOf(pid)}`
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user answers with a refusal, but it answers.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process started, where the system tells. In containers every build may have the same number, and only this tells them apart. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in the second field may hold spaces; the start is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Clears a lock away by moving it: of two builds that find it, one moves it and the other finds nothing to move. */
function removeLeft(file: string, owner: string): boolean {
  const aside = `${file}-${process.pid}`
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
