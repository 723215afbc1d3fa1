import { expect, test } from 'vitest'
import { createRandom } from '../../helpers/edits/random.ts'
import { sample, sampleSeed } from '../../helpers/sample.ts'
import { dealGroups, groups } from './groups.ts'
import { openLab } from './lab/lab.ts'
import { createTally } from './print-tries.ts'
import { runRound } from './run-rounds.ts'

// A third of the groups comes up in a day's sample. What fails can be done again by the command that it prints; a thousand tries:
// npm run test:edits -- --tries 1000
const smallTries = sample === 'all' ? 100 : 6
const realTries = sample === 'all' ? 20 : 1

test(
  `after ${smallTries} edits of several kinds a build of the small site equals a cold one (sample ${sample})`,
  () => expectEqualBuilds('small', smallTries),
  900_000,
)

test(
  `after ${realTries} of them a build of the real site equals a cold one (sample ${sample})`,
  () => expectEqualBuilds('real', realTries),
  900_000,
)

async function expectEqualBuilds(data: 'small' | 'real', tries: number): Promise<void> {
  const tally = createTally(`npm run test:edits -- --data ${data} --seed ${sampleSeed}`)
  const lab = await openLab(data, ['--no-pictures', '--no-compress'])
  const isOver = () => tally.tries() >= tries
  try {
    for (let round = 0; !isOver(); round++)
      await runRound(lab, { seed: sampleSeed, round, isOver, onTry: (one) => tally.add(one) })
  } finally {
    lab.remove()
  }
  expect(tally.failures().join('\n\n')).toBe('')
  expect(tally.tries()).toBeGreaterThanOrEqual(tries)
}

test('the groups of edits come up in the same order for the same seed, each of them once before any comes again', () => {
  const deal = () => {
    const dealt = dealGroups(createRandom(sampleSeed))
    return Array.from({ length: 40 }, () => dealt.next().value)
  }
  expect(deal()).toEqual(deal())
  expect(deal().slice(0, Object.keys(groups).length).sort()).toEqual(Object.keys(groups).sort())
})
