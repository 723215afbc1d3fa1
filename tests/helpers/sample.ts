import { createRandom } from './edits/random.ts'

// Some checks are too many for each run of the tests. `npm test` makes a part of them, another one each day and the same all day, so
// that what fails fails again; `npm run test:every` makes all. SAMPLE=<number> repeats the part of another day, SAMPLE=all takes all.
const msOfDay = 24 * 60 * 60 * 1000

/** What this run leaves to chance: a number, or everything. It stands in the names of the tests that follow it. */
export const sample = process.env['SAMPLE'] ?? String(Math.floor(Date.now() / msOfDay))

if (!/^(all|\d+)$/.test(sample)) throw new Error(`SAMPLE is "${sample}", and neither a whole number nor "all".`)

/** A number to choose by, where there is no list of all choices. */
export const sampleSeed = sample === 'all' ? 0 : Number(sample)

/** Every so manieth of a shuffled list. It is shuffled alike each day, so that as many days as there are parts see all of it. */
export function partOf<T>(all: readonly T[], parts: number): T[] {
  if (sample === 'all') return [...all]
  const random = createRandom(all.length)
  const left = [...all]
  const shuffled = all.map(() => left.splice(random.below(left.length), 1)[0]!)
  return shuffled.filter((_, index) => index % parts === sampleSeed % parts)
}
