import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface LoadFigures {
  requestsPerSecond: number
  /** Of 100 requests 99 were answered within so many milliseconds. */
  p99: number
  errors: number
}

export function findWrk(): string | undefined {
  const { error, stdout } = spawnSync('wrk', ['-v'], { encoding: 'utf8' })
  return error ? undefined : (/wrk\s+(\S+)/.exec(stdout)?.[1] ?? 'unknown version')
}

const settings = { threads: 2, connections: 32 }

/** Asks a server for pages in turn, as fast as it answers. */
export function runWrk(origin: string, paths: readonly string[], seconds: number): LoadFigures {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'))
  const script = join(folder, 'pages.lua')
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local turn = 0
request = function()
  turn = turn + 1
  return wrk.format("GET", paths[turn % #paths + 1])
end
`,
  )
  const { threads, connections } = settings
  const { status, stdout, stderr } = spawnSync(
    'wrk',
    [
      '-t',
      String(threads),
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip, br',
      '-s',
      script,
      origin,
    ],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`wrk failed: ${stderr || stdout}`)
  return readWrk(stdout)
}

const toMs = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const

/** Reads wrk's report. Answers other than 200 and 300 and broken connections are errors. */
export function readWrk(report: string): LoadFigures {
  const [, time = 'NaN', unit = 'ms'] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(report) ?? []
  const broken = [...(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [])].slice(
    1,
  )
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0'
  return {
    requestsPerSecond: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]),
    p99: Number(time) * toMs[unit as keyof typeof toMs],
    errors: [...broken, refused].reduce((total, count) => total + Number(count), 0),
  }
}
