import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** What one run of a command cost. Times are in seconds, memory in megabytes. */
export interface Usage {
  wall: number
  user: number
  system: number
  /** The most memory that one process of the command held. */
  memory: number
  /** CPU seconds that other programs used meanwhile: far from 0, the wall time tells little. */
  others: number
  /** What the command wrote. */
  output: string
}

export class CommandFailed extends Error {}

/** Runs a line of package.json's scripts and measures it with all its children. Needs GNU time. */
export function measureCommand(line: string, folder: string): Usage {
  const notes = mkdtempSync(join(tmpdir(), 'bench-usage-'))
  const file = join(notes, 'usage')
  try {
    const { NODE_ENV: _, ...env } = process.env
    const busyBefore = busySeconds()
    const started = performance.now()
    const { status, signal, stdout, stderr, error } = spawnSync(
      '/usr/bin/time',
      ['-q', '-f', '%U %S %M', '-o', file, 'sh', '-c', line],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, PATH: [join(folder, 'node_modules/.bin'), env['PATH']].join(delimiter) },
        maxBuffer: 1e9,
      },
    )
    const wall = (performance.now() - started) / 1000
    const busy = busySeconds() - busyBefore
    if (error) throw new CommandFailed(`GNU time is needed at /usr/bin/time: ${error.message}`)
    const output = `${stdout}${stderr}`
    if (status !== 0)
      throw new CommandFailed(
        `"${line}" ended with ${signal ?? `exit code ${status}`}:\n${output.split('\n').slice(-12).join('\n')}`,
      )
    const [user = 0, system = 0, kilobytes = 0] = readFileSync(file, 'utf8').trim().split(' ').map(Number)
    return { wall, user, system, memory: kilobytes / 1024, others: Math.max(0, busy - user - system), output }
  } finally {
    rmSync(notes, { recursive: true })
  }
}

function busySeconds(): number {
  return cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0) / 1000
}
