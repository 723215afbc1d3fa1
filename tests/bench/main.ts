import { measureBuild } from './build/measure-build.ts'
import type { BuildRow } from './build/measure-build.ts'
import { measureLoad } from './load/measure-load.ts'
import { describeMachine, versionsOf } from './machine.ts'
import { CommandFailed } from './processes/measure-command.ts'
import { measureObservatory } from './observatory/measure-observatory.ts'
import { readOptions, WrongOptions } from './options.ts'
import type { BenchOptions } from './options.ts'
import { openPeers } from './peers/run-peers.ts'
import type { Peers } from './peers/run-peers.ts'
import { measureProfile } from './profile/measure-profile.ts'
import { listFailedTests } from './report/observatory-table.ts'
import { readResults, writeResults } from './report/results.ts'
import type { Results, Section } from './report/results.ts'
import { listFindings } from './report/visitor-tables.ts'
import { formatReport, writeReport } from './report/write-report.ts'
import { measureVisitor } from './visitor/measure-visitor.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

// Above this, pictures and compression take minutes: measured on request alone.
const mostFullCities = 1000

const measures: Record<BenchOptions['command'], (options: BenchOptions) => Promise<Results>> = {
  build: async (options) => {
    const { only, limit, sizes } = options
    // A wrong folder is better known before minutes of building than after.
    const peers =
      options.peers === undefined
        ? undefined
        : openPeers({ folder: options.peers, only, limit, sizes: sizes.length > 0 ? sizes : undefined, say })
    const build = toSection(
      measureSizes(options, peers),
      versionsOf(options.root, ['vite', 'vike', 'react', 'react-router-dom']),
    )
    return { build, ...(peers ? { peers: toSection(peers.rows(), {}) } : {}) }
  },
  profile: async ({ root: project, sizes, runs = 1, isFull }) => ({
    profile: toSection(measureProfile({ project, sizes, runs, isFull, say }), {}),
  }),
  visitor: async ({ root, kinds, runs = 1, hasLighthouse }) => {
    const { rows, versions } = await measureVisitor({ root, kinds, runs, hasLighthouse, say })
    return { visitor: toSection(rows, versions) }
  },
  load: async ({ root, seconds }) => {
    const { rows, versions } = await measureLoad({ root, seconds, say })
    return { load: toSection(rows, versions) }
  },
  observatory: async ({ root }) => {
    const { rows, versions } = await measureObservatory(root, say)
    return { observatory: toSection(rows, versions) }
  },
}

/** A size that fails is said and left out: the smaller ones are worth having. */
function measureSizes({ root, sizes, runs = 5, isFull }: BenchOptions, peers: Peers | undefined): BuildRow[] {
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
        afterRound: ({ cold, 'city-added': added, cities: number }) =>
          peers?.takeTurn(number, { cold: cold.wall, cityAdded: added.wall, user: cold.user, memory: cold.memory }),
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
  const findings = [...listFindings(results.visitor?.rows ?? []), ...listFailedTests(results.observatory?.rows ?? [])]
  if (findings.length > 0) process.stdout.write(`\nNot as it should be:\n${findings.join('\n')}\n`)
  if (!options.isWritten) return
  const all = { ...readResults(), ...results }
  writeResults(all)
  say(`Written: ${['tests/bench/results.json', ...writeReport(all)].join(', ')}.`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof WrongOptions || error instanceof CommandFailed)) throw error
  say(error.message)
  process.exitCode = 1
}
