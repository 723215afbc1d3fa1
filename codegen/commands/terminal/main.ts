import { dirname, resolve } from 'node:path'
import { describeCommand, readCommandLine } from './read-command-line.ts'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import { readToday } from './read-environment.ts'
import { Refusal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

async function main(): Promise<number> {
  // React reads this when it is loaded. Its development build is three times as slow.
  if (process.argv[2] !== 'dev') process.env['NODE_ENV'] = 'production'
  const { name, entry, values, positionals } = readCommandLine(process.argv.slice(2), process.env)
  const terminal: Terminal = {
    root: resolve(String(values['root'] ?? dirname(codegenFolder))),
    values,
    positionals,
    env: process.env,
    today: readToday(process.env['SITE_TODAY']),
    // Off a terminal isTTY is undefined, which the colour library takes as leave to guess.
    hasColour: Boolean(process.stderr.isTTY) && process.env['NO_COLOR'] === undefined,
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (text) => process.stderr.write(text),
    progress: (line) => process.stderr.isTTY && process.stderr.write(`\r\u001B[K${line}\r`),
  }
  if (values['help'] === true) {
    for (const line of describeCommand(name, entry)) terminal.say(line)
    return 0
  }
  const command = await entry.load()
  return command(terminal)
}

// A build is readable for everybody: with a umask of 077 a web server could not read the site.
process.umask(process.umask() & ~0o055)

// At an exit locks are released and children stopped; a signal alone would not do that.
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
for (const [signal, code] of Object.entries(signals)) process.once(signal, () => process.exit(code))

// A reader of only the first lines, such as `head`, closes the stream.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
    throw error
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  const { message, code } = await explain(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = code
}

/** A refusal, the machine's doing in a sentence, or a bug of ours with its stack. */
async function explain(error: unknown): Promise<{ message: string; code: 1 | 2 }> {
  if (error instanceof Refusal) return { message: error.message, code: 1 }
  const { explainFailure } = await import('./explain-failure.ts')
  const stack = error instanceof Error ? error.stack : String(error)
  return explainFailure(error, 'try again') ?? { message: `This is our fault, not your data's.\n${stack}`, code: 2 }
}
