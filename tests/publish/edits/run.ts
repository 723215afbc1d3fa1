import { parseArgs } from 'node:util'
import { openLab } from './lab.ts'
import { createTally } from './print-tries.ts'
import { runRound } from './run-rounds.ts'

/**
 * Tries many edits, and tells of each build that does not equal one from nothing: npx tsx tests/publish/edits/run.ts --tries 1000 --seed 7
 * `--round 31` runs one round alone, `--from 31` goes on there. `--data real` takes the project's own data in place of the small site.
 */
const { values } = parseArgs({ options: { tries: { type: 'string' }, seed: { type: 'string' }, round: { type: 'string' }, from: { type: 'string' }, data: { type: 'string' }, verbose: { type: 'boolean' } } })

const say = (text: string) => void process.stdout.write(`${text}\n`)
const seed = Number(values.seed ?? Date.now() % 100_000)
const data = values.data === 'real' ? 'real' : 'small'
const wanted = Number(values.tries ?? 100)
const tally = createTally(`npx tsx tests/publish/edits/run.ts --data ${data} --seed ${seed}`)
const lab = await openLab(data, ['--no-pictures', '--no-compress'])
say(`${data} data, seed ${seed}`)

try {
  const first = Number(values.round ?? values.from ?? 0)
  let told = 0
  for (let round = first; values.round === undefined ? tally.tries() < wanted : round === first; round++) {
    await runRound(lab, {
      seed, round, isOver: () => values.round === undefined && tally.tries() >= wanted,
      onTry: (one) => {
        tally.add(one)
        if (values.verbose) say(`${one.round}: ${one.isRefused ? 'refused' : 'built'}  ${one.kinds.join(' + ')}  ${one.names.join('; ')}`)
        for (const failure of tally.failures().slice(told)) say(`\n${failure}`)
        told = tally.failures().length
      },
    })
  }
} finally {
  lab.remove()
}
say(`\n${tally.summary()}`)
process.exitCode = tally.failures().length === 0 ? 0 : 1
