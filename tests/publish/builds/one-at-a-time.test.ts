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
    await turn()
  }
  return { seen, work, end }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('never runs twice at once, once more for all who asked meanwhile, and again for whoever asks later', async () => {
  const { seen, work, end } = makeWork()
  const ask = oneAtATime(work)
  const first = ask()
  await turn()
  const later = [ask(), ask(), ask()]
  expect(seen).toMatchObject({ begun: 1 })
  await end()
  expect(seen).toMatchObject({ begun: 2 })
  await end()
  await Promise.all([first, ...later])
  const last = ask()
  await turn()
  await end()
  await last
  expect(seen).toEqual({ begun: 3, atOnce: 0, most: 1 })
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
