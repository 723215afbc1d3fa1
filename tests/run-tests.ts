import { spawnSync } from 'node:child_process'
import { getBrowser } from './helpers/browser/find-browser.ts'

/** `npm test`: types, rules of style, units and built pages, then a real browser. Further arguments go to vitest: `npm test -- -u`. */
const say = (line: string) => process.stdout.write(`\n▸ ${line}\n`)

const browser = getBrowser((line) => say(line))
const env = { ...process.env, BROWSER_PATH: browser }

const steps: [name: string, command: string, args: string[]][] = [
  ['generated/', 'node', ['codegen/cli.mjs', 'codegen']],
  ['Types', 'tsc', ['--noEmit']],
  ['Types of codegen, without a browser', 'tsc', ['--noEmit', '-p', 'codegen']],
  ['Types of the browser, without Node', 'tsc', ['--noEmit', '-p', 'src']],
  ['Style', 'eslint', ['.']],
  ['Format', 'npm', ['run', '--silent', 'format:check']],
  ['The site', 'node', ['codegen/cli.mjs', 'build']],
  ['Units and built pages', 'vitest', ['run', ...process.argv.slice(2)]],
  ['In the browser', 'playwright', ['test']],
]

for (const [name, command, args] of steps) {
  const started = performance.now()
  say(`${name}: ${[command, ...args].join(' ')}`)
  // npm puts node_modules/.bin first in the PATH of its scripts.
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) {
    say(`${name} failed.`)
    process.exit(status ?? 1)
  }
  say(`${name}: fine, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
