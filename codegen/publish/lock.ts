import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another build is writing to the same folder. */
export class BuildIsRunning extends Error {}

/** Holds the folder for one build at a time; gives back what releases it. A lock whose owner is gone is taken over. */
export function lockFolder(dist: string): () => void {
  mkdirSync(dist, { recursive: true })
  const file = join(dist, '.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = readOwner(file)
      if (owner !== undefined && isRunning(owner)) throw new BuildIsRunning(`Another build (process ${owner}) is writing to dist/. Wait until it ends, then build again.`)
      rmSync(file, { force: true })
    }
  }
  throw new BuildIsRunning('Other builds keep taking dist/. Wait until they end, then build again.')
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user answers with a refusal, but it answers.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
