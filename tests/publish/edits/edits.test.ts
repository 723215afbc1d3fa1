import { expect, test } from 'vitest'
import { createRandom } from '../../helpers/edits/random.ts'
import { dealGroups, groups } from './groups.ts'
import { openLab } from './lab/lab.ts'
import { createTally } from './print-tries.ts'
import { runRound } from './run-rounds.ts'

// Another sample at each run, so that many runs try many edits. What fails can be done again by the command that it prints, or by
// EDITS_SEED=<seed> npx vitest run tests/publish/edits. A thousand tries: npm run test:edits -- --tries 1000
const seed = Number(process.env['EDITS_SEED'] ?? Date.now() % 100_000)

// The rest of the tests shall not wait longer. On a slow machine there are fewer tries, but one of every group at least.
const smallMs = 30_000
const realMs = 10_000

test(
  `after a sample of edits of every kind a build of the small site equals a cold one (seed ${seed})`,
  () => expectEqualBuilds('small', smallMs, groups),
  900_000,
)

test(
  `after a sample of edits a build of the real site equals a cold one (seed ${seed})`,
  () => expectEqualBuilds('real', realMs, {}),
  900_000,
)

async function expectEqualBuilds(data: 'small' | 'real', ms: number, wanted: typeof groups): Promise<void> {
  const tally = createTally(`npm run test:edits -- --data ${data} --seed ${seed}`)
  const missing = new Set(Object.keys(wanted))
  const lab = await openLab(data, ['--no-pictures', '--no-compress'])
  const end = performance.now() + ms
  const isOver = () => missing.size === 0 && performance.now() > end
  try {
    for (let round = 0; !isOver(); round++) {
      await runRound(lab, {
        seed,
        round,
        isOver,
        onTry: (one) => {
          tally.add(one)
          for (const kind of one.kinds) missing.delete(kind.split(':')[0]!)
        },
      })
    }
  } finally {
    lab.remove()
  }
  expect(tally.failures().join('\n\n')).toBe('')
  expect(tally.tries()).toBeGreaterThan(0)
}

test('the groups of edits come up in the same order for the same seed, each of them once before any comes again', () => {
  const deal = () => {
    const dealt = dealGroups(createRandom(seed))
    return Array.from({ length: 40 }, () => dealt.next().value)
  }
  expect(deal()).toEqual(deal())
  expect(deal().slice(0, Object.keys(groups).length).sort()).toEqual(Object.keys(groups).sort())
})
