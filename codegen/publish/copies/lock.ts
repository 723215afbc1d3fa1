import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../lib/read-failure.ts'

/** Another build is writing to the same folder. */
export class BuildIsRunning extends Error {}

/** Holds the folder for one build at a time. A lock whose process is gone is taken over. */
export function lockFolder(dist: string) {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, '.lock')
  const owner = readIfThere(file)
  const [pid = '', start] = owner?.split(' ') ?? []
  if (Number(pid) > 0 && isRunning(Number(pid)) && start === startOf(Number(pid))) throw held(pid)
  if (owner !== undefined) rmSync(file, { recursive: true, force: true })
  // Written whole under another name; linking fails where another build was quicker.
  const own = `${file}-${process.pid}`
  try {
    writeFileSync(own, `${process.pid} ${startOf(process.pid)}`)
    linkSync(own, file)
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? held(readIfThere(file)?.split(' ')[0] ?? '') : error
  } finally {
    rmSync(own, { force: true })
  }
  const free = () => rmSync(file, { force: true })
  // A signal ends the process without its finally blocks, but by way of its exit.
  process.once('exit', free)
  const release = () => {
    process.removeListener('exit', free)
    free()
  }
  // A lock that was left: the build before was killed, and may have left things half done.
  return { wasLeft: owner !== undefined, release }
}

const held = (pid: string) =>
  new BuildIsRunning(`Another build (process ${pid}) is writing to dist/. Wait until it ends, then build again.`)

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
