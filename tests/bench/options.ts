import { parseArgs } from 'node:util'
import { projectRoot } from '../helpers/project/site-folder.ts'

export const commandNames = ['build', 'profile', 'visitor'] as const
export type CommandName = (typeof commandNames)[number]

export interface BenchOptions {
  command: CommandName
  /** Numbers of cities to build besides the real data. */
  sizes: readonly number[]
  /** How often each measure is taken; each command has its own usual number. */
  runs: number | undefined
  /** Whether the build with pictures and compression is measured at every size, and not at the small ones alone. */
  isFull: boolean
  /** Kinds of page to visit, where not all. */
  kinds: readonly string[] | undefined
  /** The project whose built site is visited. */
  root: string
}

/** What was asked for cannot be done; the message says what to type instead. */
export class WrongOptions extends Error {}

export const usage = `npm run bench                                 this project with its real data
npm run bench -- --cities 1000,10000          and with so many cities
  --runs 5            how often each measure is taken (a size that takes over a minute is measured once)
  --full              pictures and compression at every size (without it: up to 1,000 cities)
npm run bench -- profile                      where the processor's time goes in a first build
  --cities 1000,10000 --full --runs 3           at these sizes too; with pictures and compression; the least of so many
npm run bench -- visitor                      the built site in a browser, one page of each kind
  --kinds home,city   only these kinds
Everywhere: --root <folder> another copy of the project. The tables are for tests/bench/RESULTS.md.
`

export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parse(args)
  if (values.help) throw new WrongOptions(usage)
  const [command = 'build', ...others] = positionals
  if (!isCommand(command) || others.length > 0)
    throw new WrongOptions(`There is no measure "${positionals.join(' ')}".\n\n${usage}`)
  return {
    command,
    kinds: toList(values.kinds),
    sizes: toList(values.cities)?.map((text) => toNumber('--cities', text)) ?? [],
    runs: values.runs === undefined ? undefined : toNumber('--runs', values.runs),
    isFull: values.full,
    root: values.root,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        cities: { type: 'string' },
        runs: { type: 'string' },
        full: { type: 'boolean', default: false },
        kinds: { type: 'string' },
        root: { type: 'string', default: projectRoot },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new WrongOptions(`${(error as Error).message}\n\n${usage}`)
  }
}

function isCommand(text: string): text is CommandName {
  return commandNames.some((name) => name === text)
}

function toList(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function toNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new WrongOptions(`${name} takes a whole number above 0, and "${text}" is none.`)
  return number
}
