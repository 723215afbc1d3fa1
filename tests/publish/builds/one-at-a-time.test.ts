import { expect, test } from 'vitest'
import { oneAtATime } from '../../../codegen/publish/serve/data-plugin.ts'

/** Work that ends when it is told to, and that notes how many run at once. */
function makeWork() {
  const ends: (() => void)[] = []
  const seen = { begun: 0, atOnce: 0, most: 0 }
  const work = async () => {
    seen.begun++
    seen.most = Math.max(seen.most, ++seen.atOnce)
    await new Promise<void>((resolve) => ends.push(resolve))
    seen.atOnce--
  }
  const end = async () => {
    ends.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { seen, work, end }
}

test('never runs twice at once, and once more for all who asked meanwhile', async () => {
  const { seen, work, end } = makeWork()
  const ask = oneAtATime(work)
  const first = ask()
  const later = [ask(), ask(), ask()]
  expect(seen).toMatchObject({ begun: 1 })
  await end()
  expect(seen).toMatchObject({ begun: 2 })
  await end()
  await Promise.all([first, ...later])
  expect(seen).toEqual({ begun: 2, atOnce: 0, most: 1 })
})

test('runs again for whoever asks when all is done', async () => {
  const { seen, work, end } = makeWork()
  const ask = oneAtATime(work)
  for (const begun of [1, 2]) {
    const asked = ask()
    expect(seen.begun).toBe(begun)
    await end()
    await asked
  }
})

test('can be asked again after a run that failed', async () => {
  let count = 0
  const ask = oneAtATime(async () => {
    if (++count === 1) throw new Error('once')
  })
  await expect(ask()).rejects.toThrow('once')
  await ask()
  expect(count).toBe(2)
})
