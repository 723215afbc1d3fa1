import { measureBuild } from './build/measure-build.ts'
import type { BuildRow } from './build/measure-build.ts'
import { describeMachine, versionsOf } from './machine.ts'
import { CommandFailed } from './processes/measure-command.ts'
import { readOptions, WrongOptions } from './options.ts'
import type { BenchOptions } from './options.ts'
import { measureProfile } from './profile/measure-profile.ts'
import { formatReport } from './report/format-report.ts'
import type { Results, Section } from './report/format-report.ts'
import { listFindings } from './report/visitor-tables.ts'
import { measureVisitor } from './visitor/measure-visitor.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

// Above this, pictures and compression take minutes: measured on request alone.
const mostFullCities = 1000

const measures: Record<BenchOptions['command'], (options: BenchOptions) => Promise<Results>> = {
  build: async (options) => ({
    build: toSection(measureSizes(options), versionsOf(options.root, ['vite', 'vike', 'react', 'react-router-dom'])),
  }),
  profile: async ({ root: project, sizes, runs = 1, isFull }) => ({
    profile: toSection(measureProfile({ project, sizes, runs, isFull, say }), {}),
  }),
  visitor: async ({ root, kinds, runs = 1 }) => {
    const { rows, versions } = await measureVisitor({ root, kinds, runs, say })
    return { visitor: toSection(rows, versions) }
  },
}

/** A size that fails is said and left out: the smaller ones are worth having. */
function measureSizes({ root, sizes, runs = 5, isFull }: BenchOptions): BuildRow[] {
  return [undefined, ...sizes].flatMap((cities) => {
    say(cities === undefined ? 'The real data:' : `${cities} cities:`)
    const hasFull = isFull || (cities ?? 0) <= mostFullCities
    try {
      return measureBuild({
        project: root,
        cities,
        variants: hasFull ? ['pages', 'full'] : ['pages'],
        runs,
        say,
      })
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      say(error.message)
      process.exitCode = 1
      return []
    }
  })
}

function toSection<Row>(rows: Row[], versions: Record<string, string>): Section<Row> {
  return { date: new Date().toISOString().slice(0, 10), machine: describeMachine(), versions, rows }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const results = await measures[options.command](options)
  process.stdout.write(`\n${formatReport(results)}\n`)
  const findings = listFindings(results.visitor?.rows ?? [])
  if (findings.length > 0) process.stdout.write(`\nNot as it should be:\n${findings.join('\n')}\n`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof WrongOptions || error instanceof CommandFailed)) throw error
  say(error.message)
  process.exitCode = 1
}
