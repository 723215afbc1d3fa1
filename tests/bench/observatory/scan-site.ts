import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installTool } from '../processes/install-tool.ts'
import { CommandFailed } from '../processes/measure-command.ts'

export interface HeaderTest {
  name: string
  result: string
  /** What it adds to the 100 points at the start, or takes from them. */
  points: number
  isPassed: boolean
}

export interface Scan {
  grade: string
  score: number
  tests: HeaderTest[]
}

export const observatoryVersion = '1.4.8'

/** Gives the scanner's program. */
export function loadObservatory(say: (line: string) => void): string {
  const folder = installTool(
    { name: 'Observatory', package: '@mdn/mdn-http-observatory', version: observatoryVersion },
    say,
  )
  // Its install script would fetch the browsers' list of hosts known for HTTPS. The host here is localhost, which is on none.
  const preloaded = join(folder, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}\n')
  return join(folder, 'src/scan.js')
}

// The scanner gives up a request after 10 seconds, and asks for four things.
const mostTime = 60_000

/** Scans the home page of a host. The scanner asks by HTTP and by HTTPS at the same port, and reads what HTTPS says where it answers. */
export function scanSite(program: string, origin: string, certificate: string | undefined): Scan {
  // Node reads the certificate when it starts, so the scanner is a program of its own. A proxy would not find this localhost.
  const env = {
    ...process.env,
    NO_PROXY: '*',
    no_proxy: '*',
    ...(certificate ? { NODE_EXTRA_CA_CERTS: certificate } : {}),
  }
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, new URL(origin).host], {
    encoding: 'utf8',
    env,
    timeout: mostTime,
  })
  if (status !== 0)
    throw new CommandFailed(`The scan of ${origin} failed: ${error?.message ?? (stdout.trim() || stderr.trim())}`)
  return readScan(stdout)
}

interface Answer {
  scan: { grade: string; score: number }
  tests: Record<string, { result: string; scoreModifier: number; pass: boolean }>
}

function readScan(text: string): Scan {
  const { scan, tests } = JSON.parse(text) as Answer
  return {
    grade: scan.grade,
    score: scan.score,
    tests: Object.entries(tests).map(([name, { result, scoreModifier, pass }]) => ({
      name,
      result,
      points: scoreModifier,
      isPassed: pass,
    })),
  }
}
