import { spawn } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { getBrowser } from './helpers/browser/find-browser.ts'

/**
 * `npm test`: types, rules of style, units and built pages, then a real browser. All stages run,
 * whichever fails; the end lists what failed. `npm run test:every` adds what is too long for every
 * run. Further arguments go to vitest: `npm test -- -u`.
 */
const say = (line: string) => process.stdout.write(`\n▸ ${line}\n`)

const given = process.argv.slice(2)
const forVitest = given.filter((one) => one !== '--every')
/** Names of the stages that failed, each with what it said where that was held back. */
const failed = new Map<string, string>()
const env = {
  ...process.env,
  BROWSER_PATH: tryToGetBrowser(),
  ...(process.env['TMPDIR'] === undefined && isRoomy('/dev/shm') && { TMPDIR: '/dev/shm' }),
  ...(given.includes('--every') && { TEST_EVERY: '1' }),
}

type Stage = readonly [name: string, command: string, args: readonly string[]]

/** What was found last time is kept, so that a second run looks at what has changed since. */
const check = (name: string, project: string): Stage => [
  name,
  'tsc',
  ['--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types/${project.replace('.', 'all')}.json`],
]
const types: readonly Stage[] = [
  check('Types', '.'),
  check('Types of codegen, without a browser', 'codegen'),
  check('Types of the browser, without Node', 'src'),
]
const style: readonly Stage[] = [
  ['Style', 'npm', ['run', '--silent', 'lint']],
  ['Format', 'npm', ['run', '--silent', 'format:check']],
]

const node: readonly Stage[] = [['Units, built pages and builds', 'vitest', ['run', ...forVitest]]]
const browser: Stage = ['In the browser', 'playwright', ['test', '--reporter', 'dot']]
const otherBrowsers: readonly Stage[] = [
  ['In Firefox and WebKit', 'tsx', ['tests/engines/run.ts']],
  ['In old browsers', 'tsx', ['tests/old-browsers/run.ts']],
]

// The build makes generated/, too, which the types are checked with.
await Promise.all([run(['The site', 'node', ['codegen/cli.mjs', 'build']]), runAll(style, { isHeld: true })])
await runAll(types)
// The builds and these browsers wait as long as they work, and what the browsers say is shown when
// they are done. The long suite of the browser has the machine for itself: beside another one its
// pages are slow enough to be taken for broken. No test writes into generated/ or dist/, and none
// measures how fast something is.
await Promise.all([runAll(node), runAll(otherBrowsers, { isHeld: true })])
await run(browser)
for (const held of failed.values()) process.stdout.write(held)
if (failed.size > 0) say(`Failed: ${[...failed.keys()].join('; ')}.`)
process.exit(failed.size > 0 ? 1 : 0)

/**
 * Whether the machine offers memory as a disk, with room for copies of the site and profiles of
 * browsers. Their many small files cost a tenth of all tests' time on a disk.
 */
function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4 * 2 ** 30
}

/** Without a browser the tests of the other stages still say something. */
function tryToGetBrowser(): string {
  try {
    return getBrowser((line) => say(line))
  } catch (error) {
    say(String(error))
    failed.set('A browser', '')
    return ''
  }
}

interface Showing {
  /**
   * What a stage says is shown when it has ended, so as not to mix with that of others; where it
   * failed, after all the others.
   */
  isHeld?: boolean
}

async function runAll(stages: readonly Stage[], showing: Showing = {}): Promise<void> {
  for (const stage of stages) await run(stage, showing)
}

async function run([name, command, args]: Stage, { isHeld = false }: Showing = {}): Promise<void> {
  const started = performance.now()
  say(`${name}: ${[command, ...args].join(' ')}`)
  // npm puts node_modules/.bin first in the PATH of its scripts.
  const child = spawn(command, args, {
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  let held = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (held += chunk.toString()))
  const status = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once(isHeld ? 'close' : 'exit', (code: number | null) => resolve(code ?? 1))
  })
  if (status === 0) process.stdout.write(held)
  else failed.set(name, held)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  say(`${name}: ${status === 0 ? 'fine' : 'failed'}, ${seconds} s`)
}
