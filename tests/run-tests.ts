import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { getBrowser } from './helpers/browser/find-browser.ts'

/**
 * `npm test`: types, rules of style, units and built pages, then a real browser. Further arguments go to vitest: `npm test -- -u`.
 * `npm run test:every` leaves nothing to chance (helpers/sample.ts).
 */
const say = (line: string) => process.stdout.write(`\n▸ ${line}\n`)

const given = process.argv.slice(2)
if (given.includes('--every')) process.env['SAMPLE'] = 'all'
const { sample } = await import('./helpers/sample.ts')
say(
  `Of the longest tests: ${sample === 'all' ? 'all' : `a part. SAMPLE=${sample} npm test takes the same again, npm run test:every all`}.`,
)

const browser = getBrowser((line) => say(line))
// A run that goes on past midnight takes one part.
const env = { ...process.env, BROWSER_PATH: browser, SAMPLE: sample }

type Step = readonly [name: string, command: string, args: readonly string[]]

/** What was found last time is kept, so that a second run looks at what has changed since. */
const check = (name: string, project: string): Step => [
  name,
  'tsc',
  ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types/${project.replace('.', 'all')}.json`],
]
const types: readonly Step[] = [
  check('Types', '.'),
  check('Types of codegen, without a browser', 'codegen'),
  check('Types of the browser, without Node', 'src'),
]
const style: readonly Step[] = [
  ['Style', 'eslint', ['.']],
  ['Circles of imports', 'oxlint', []],
  ['Format', 'npm', ['run', '--silent', 'format:check']],
]

const running = new Set<ChildProcess>()

await run(['generated/', 'node', ['codegen/cli.mjs', 'codegen']])
// Neither compiler nor linter uses more than one core, and neither writes anything.
await Promise.all([types, style].map(runAll))
await runAll([
  ['The site', 'node', ['codegen/cli.mjs', 'build']],
  ['Units and built pages', 'vitest', ['run', ...given.filter((one) => one !== '--every')]],
  ['In the browser', 'playwright', ['test']],
])

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step)
}

async function run([name, command, args]: Step): Promise<void> {
  const started = performance.now()
  say(`${name}: ${[command, ...args].join(' ')}`)
  // npm puts node_modules/.bin first in the PATH of its scripts.
  const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  running.add(child)
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  if (status !== 0) {
    say(`${name} failed.`)
    for (const other of running) other.kill()
    process.exit(status)
  }
  say(`${name}: fine, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
