import { afterEach, expect, test, vi } from 'vitest'

// Node has neither a window that scrolls nor a tab's storage: the test says how far it is scrolled
// and what is stored.
const load = () => import('../../../src/client/navigate/scroll-positions.ts')
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('each entry of the history keeps its place over a reload; one that was never left is at the top', async () => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
  const before = await load()
  vi.stubGlobal('scrollY', 812.4)
  before.saveScrollPosition('a')
  vi.stubGlobal('scrollY', 90)
  before.saveScrollPosition('b')
  vi.resetModules()
  const after = await load()
  expect(after).not.toBe(before)
  expect(['a', 'b', 'c'].map(after.findScrollPosition)).toEqual([812, 90, 0])
})
