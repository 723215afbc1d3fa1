import { afterEach, expect, test, vi } from 'vitest'
import { today } from '#src/lib/today/today.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-20T18:29:59Z', '2026-12-20'],
  ['2026-12-20T18:30:00Z', '2026-12-21'],
  ['2026-12-20T06:00:00Z', '2026-12-20'],
])('at %s it is %s, for that is the day in India', (instant, day) => {
  vi.useFakeTimers({ now: new Date(instant) })
  expect(today()).toBe(day)
})
