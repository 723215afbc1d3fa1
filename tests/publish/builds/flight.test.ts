import { expect, test } from 'vitest'
import { openFlight } from '../../../codegen/publish/files/flight.ts'

/** Whether a promise is fulfilled once all that can run has run. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => (done = true))
  await new Promise((go) => setImmediate(go))
  return done
}

test('the eighth task waits until one of them has ended, so that few pages are in memory', async () => {
  const flight = openFlight()
  const ends: (() => void)[] = []
  const begin = () => flight.add(new Promise<void>((end) => void ends.push(end)))
  for (let count = 1; count < 8; count++) expect(await isDone(begin())).toBe(true)
  const full = begin()
  expect(await isDone(full)).toBe(false)
  ends[3]!()
  expect(await isDone(full)).toBe(true)
  const landed = flight.land()
  expect(await isDone(landed)).toBe(false)
  ends.forEach((end) => end())
  expect(await isDone(landed)).toBe(true)
})

test('a failure is thrown by the next task, and by landing after all have ended', async () => {
  const flight = openFlight()
  const failed = new Error('disk full')
  await expect(flight.add(Promise.reject(failed)).then(() => flight.add(Promise.resolve()))).rejects.toBe(failed)
  await expect(flight.land()).rejects.toBe(failed)
})
