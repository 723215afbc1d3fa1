import { parseArgs } from 'node:util'
import { groups } from './groups.ts'
import { openLab } from './lab/lab.ts'
import type { Lab } from './lab/lab.ts'
import { createTally } from './print-tries.ts'
import { runRound } from './run-rounds.ts'
import type { Try } from './run-rounds.ts'

/**
 * Tries many edits, and tells of each build that does not equal one from nothing: npm run test:edits -- --tries 1000 --seed 7
 * `--round 31` runs one round alone, `--from 31` goes on there. `--data real` takes the project's own data in place of the small site,
 * `--group value` edits of one group (groups.ts); `--verbose` tells of every try.
 */
const { values } = parseArgs({
  options: {
    tries: { type: 'string' },
    seed: { type: 'string' },
    round: { type: 'string' },
    from: { type: 'string' },
    data: { type: 'string' },
    group: { type: 'string' },
    verbose: { type: 'boolean' },
  },
})

// A thousand tries take an hour; who waits wants to know that they go on.
const triesPerLine = 50

const say = (text: string) => void process.stdout.write(`${text}\n`)
const seed = Number(values.seed ?? Date.now() % 100_000)
const data = values.data === 'real' ? 'real' : 'small'
const wanted = Number(values.tries ?? 100)
if (values.group !== undefined && !(values.group in groups))
  throw new Error(`There is no group "${values.group}". The groups are: ${Object.keys(groups).join(', ')}.`)
const tally = createTally(
  `npm run test:edits -- --data ${data} --seed ${seed}${values.group === undefined ? '' : ` --group "${values.group}"`}`,
)
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())
say(`${data} data, seed ${seed}`)

try {
  const lab = await openLab(data, ['--no-pictures', '--no-compress'], interruption.signal)
  try {
    await runRounds(lab)
  } finally {
    lab.remove()
  }
} catch (error) {
  if (!interruption.signal.aborted) throw error
}
say(`\n${tally.summary()}`)
process.exitCode = interruption.signal.aborted || tally.failures().length > 0 ? 1 : 0

async function runRounds(lab: Lab): Promise<void> {
  const first = Number(values.round ?? values.from ?? 0)
  let told = 0
  const onTry = (one: Try) => {
    tally.add(one)
    if (values.verbose)
      say(`${one.round}: ${one.isRefused ? 'refused' : 'built'}  ${one.kinds.join(' + ')}  ${one.names.join('; ')}`)
    for (const failure of tally.failures().slice(told)) say(`\n${failure}`)
    told = tally.failures().length
    if (tally.tries() % triesPerLine === 0) say(`${tally.count()} Round ${one.round}.`)
  }
  const isOver = () => values.round === undefined && tally.tries() >= wanted
  for (let round = first; values.round === undefined ? tally.tries() < wanted : round === first; round++)
    await runRound(lab, { seed, round, group: values.group, isOver, onTry })
}
