import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one run of a command cost. Times are in seconds, memory in megabytes. */
export interface Usage {
  wall: number
  user: number
  system: number
  /** The most memory that one process of the command held. */
  memory: number
  /** CPU seconds that other programs used meanwhile: far from 0, the wall time tells little. */
  others: number
  /** What the command wrote, for figures that it prints. */
  output: string
}

export class CommandFailed extends Error {}

/** Runs a line of package.json's scripts as npm would, and measures it with all its children. npm's own start is not in it. */
export function measureCommand(line: string, folder: string): Usage {
  const notes = mkdtempSync(join(tmpdir(), 'bench-usage-'))
  const file = join(notes, 'usage')
  const busyBefore = busySeconds()
  const started = performance.now()
  const run = hasGnuTime()
    ? ['/usr/bin/time', '-q', '-f', '%U %S %M', '-o', file, 'sh', '-c', line]
    : ['sh', '-c', line]
  const { status, signal, stdout, stderr } = spawnSync(run[0]!, run.slice(1), {
    cwd: folder,
    encoding: 'utf8',
    env: environment(folder, file),
    maxBuffer: 1e9,
  })
  const wall = (performance.now() - started) / 1000
  const busy = busySeconds() - busyBefore
  const used = readUsage(file)
  rmSync(notes, { recursive: true })
  if (status !== 0)
    throw new CommandFailed(
      `"${line}" ended with ${signal ?? `exit code ${status}`} after ${wall.toFixed(1)} s:\n${`${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n')}`,
    )
  return { wall, ...used, others: Math.max(0, busy - used.user - used.system), output: `${stdout}${stderr}` }
}

function environment(folder: string, file: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env
  const path = [join(folder, 'node_modules/.bin'), env['PATH']].join(delimiter)
  if (hasGnuTime()) return { ...env, PATH: path }
  const probe = pathToFileURL(join(import.meta.dirname, 'note-usage.mjs')).href
  return { ...env, PATH: path, BENCH_USAGE_FILE: file, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --import ${probe}` }
}

/** The time of Linux and of Homebrew's gnu-time measures children too; that of macOS has no formats. */
let gnuTime: boolean | undefined
function hasGnuTime(): boolean {
  return (gnuTime ??=
    existsSync('/usr/bin/time') &&
    spawnSync('/usr/bin/time', ['--version'], { encoding: 'utf8' }).stdout.includes('GNU'))
}

/** One line a process: user and system seconds, kilobytes. GNU time writes one line for all, the probe one for each. */
function readUsage(file: string): Pick<Usage, 'user' | 'system' | 'memory'> {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number))
    : []
  const sum = (column: number) => lines.reduce((total, line) => total + (line[column] ?? 0), 0)
  return { user: sum(0), system: sum(1), memory: Math.max(0, ...lines.map((line) => line[2] ?? 0)) / 1024 }
}

function busySeconds(): number {
  return cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0) / 1000
}
