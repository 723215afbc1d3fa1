import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Command, Terminal } from './commands/terminal.ts'

// Each command's code is loaded only when it is called: validate must not wait for a server or a bundler.
const commands: Record<string, () => Promise<Command>> = {
  codegen: async () => (await import('./commands/codegen.ts')).codegen,
  validate: async () => (await import('./commands/validate.ts')).validate,
  build: async () => (await import('./commands/build.ts')).build,
  bundle: async () => (await import('./commands/bundle.ts')).bundle,
  make: async () => (await import('./commands/make.ts')).make,
  merge: async () => (await import('./commands/merge.ts')).merge,
  preview: async () => (await import('./commands/preview.ts')).preview,
  dev: async () => (await import('./commands/dev.ts')).dev,
  'city:add': async () => (await import('./commands/city-add.ts')).cityAdd,
  report: async () => (await import('./commands/report.ts')).report,
  start: async () => (await import('./commands/start.ts')).start,
}

const options = {
  root: { type: 'string' },
  format: { type: 'string' },
  deploy: { type: 'boolean' },
  port: { type: 'string' },
  'no-compress': { type: 'boolean' },
  alias: { type: 'string', multiple: true },
  near: { type: 'string', multiple: true },
  within: { type: 'string' },
  trades: { type: 'string', multiple: true },
  slug: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'no-pictures': { type: 'boolean' },
  shard: { type: 'string' },
} as const

async function main(): Promise<number> {
  // React reads this when it is first loaded; its development build renders at a third of the speed.
  if (process.argv[2] !== 'dev') process.env['NODE_ENV'] = 'production'
  const [name = '', ...args] = process.argv.slice(2)
  const load = commands[name]
  if (!load) {
    process.stderr.write(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.\n`)
    return 1
  }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const terminal: Terminal = {
    root: resolve(values.root ?? dirname(dirname(fileURLToPath(import.meta.url)))),
    values, positionals, env: process.env,
    // The one clock of the pipeline: checks read it, pages do not. SITE_TODAY lets a test or a rebuild of an old state stand on its day.
    today: process.env['SITE_TODAY'] ?? new Date().toISOString().slice(0, 10),
    // Off a terminal Node leaves isTTY undefined, which the colour library takes as leave to guess.
    hasColour: Boolean(process.stderr.isTTY) && process.env['NO_COLOR'] === undefined,
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (text) => process.stderr.write(text),
    progress: (line) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}\r`),
  }
  const command = await load()
  return command(terminal)
}

try {
  process.exitCode = await main()
} catch (error) {
  const isOurs = !(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  process.stderr.write(isOurs ? `This is our fault, not your data's.\n${error instanceof Error ? error.stack : String(error)}\n` : `${(error as Error).message}\n`)
  process.exitCode = isOurs ? 2 : 1
}
