import { expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { tryEdits } from './try-edits.ts'

// What fails can be done again: npm run test:edits -- --seed 1 --data small
// What a build of the small site shows, one of the real site hardly adds to; it takes ten times as
// long, so it waits for the night.
test.each([['small', isEvery ? 100 : 3] as const, ...(isEvery ? [['real', 20] as const] : [])])(
  'a build of the %s site equals a cold one after each of %s random edits',
  async (data, tries) => expect((await tryEdits({ data, seed: 1, tries })).join('\n\n')).toBe(''),
  900_000,
)
