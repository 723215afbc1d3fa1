import { parseArgs } from 'node:util'
import { tryEdits } from './try-edits.ts'

/**
 * npm run test:edits -- --tries 1000 --seed 7; `--data real` takes the project's own data in place
 * of the small site.
 */
const { values } = parseArgs({
  options: { tries: { type: 'string' }, seed: { type: 'string' }, data: { type: 'string' } },
})
const data = values.data === 'real' ? 'real' : 'small'
const seed = Number(values.seed ?? Date.now() % 100_000)
const tries = Number(values.tries ?? 100)
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())

const say = (line: string) => void process.stdout.write(`${line}\n`)
say(`${data} data, seed ${seed}`)
const faults = await tryEdits({ data, seed, tries, say, signal: interruption.signal }).catch((error: unknown) => {
  if (!interruption.signal.aborted) throw error
  return ['It was stopped.']
})
for (const fault of faults) say(`\n${fault}`)
if (!interruption.signal.aborted) say(`\n${tries} tries, ${faults.length} with a fault.`)
process.exitCode = faults.length > 0 ? 1 : 0
