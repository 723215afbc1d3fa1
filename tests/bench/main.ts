import { parseArgs } from 'node:util'
import { measureBuilds } from './build.ts'
import { CommandFailed } from './measure-command.ts'
import { measureVisitor } from './visitor.ts'

const usage = `npm run bench                                 this project with its real data
npm run bench -- --cities 1000,10000          and with so many cities
  --runs 5            how often each measure is taken (a size that takes over a minute is measured once)
  --full              pictures and compression at every size (without it: up to 1,000 cities)
npm run bench -- visitor                      the built site in a browser, one page of each kind
  --kinds home,city   only these kinds
The tables are for tests/bench/RESULTS.md.
`

const say = (line: string) => void process.stderr.write(`${line}\n`)
const toList = (text: string | undefined) => text?.split(',').map((part) => part.trim())

async function measure(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cities: { type: 'string' },
      runs: { type: 'string' },
      full: { type: 'boolean', default: false },
      kinds: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return usage
  const sizes = toList(values.cities)?.map(Number) ?? []
  const runs = Number(values.runs ?? (positionals.length === 0 ? 5 : 1))
  if (![...sizes, runs].every((number) => number > 0)) throw new TypeError('--cities and --runs take whole numbers.')
  switch (positionals.join(' ')) {
    case '':
      return measureBuilds({ sizes, runs, isFull: values.full, say })
    case 'visitor':
      return measureVisitor({ runs, kinds: toList(values.kinds), say })
    default:
      throw new TypeError(`There is no measure "${positionals.join(' ')}".`)
  }
}

try {
  process.stdout.write(`\n${await measure(process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof CommandFailed || error instanceof TypeError)) throw error
  say(`${error.message}\n\n${usage}`)
  process.exitCode = 1
}
