import { expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { tryEdits } from './try-edits.ts'

// What fails can be done again: npm run test:edits -- --seed 1 --data small
// Every run builds four chosen edits instead (builds/reproducible): three random ones took three
// times as long and showed less.
test.runIf(isEvery).each([
  ['small', 100],
  ['real', 20],
] as const)(
  'a build of the %s site equals a cold one after each of %s random edits',
  async (data, tries) => expect((await tryEdits({ data, seed: 1, tries })).join('\n\n')).toBe(''),
  900_000,
)
