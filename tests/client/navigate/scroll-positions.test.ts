import { afterEach, expect, test, vi } from 'vitest'

// Node has neither a window that scrolls nor a tab's storage: the tests say how far it is scrolled
// and what is stored.
const load = () => import('../../../src/client/navigate/scroll-positions.ts')
function makeStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('each entry of the history has its own place; one that was never left is at the top', async () => {
  vi.stubGlobal('sessionStorage', makeStorage())
  const { saveScrollPosition, findScrollPosition } = await load()
  vi.stubGlobal('scrollY', 812.4)
  saveScrollPosition('a')
  vi.stubGlobal('scrollY', 90)
  saveScrollPosition('b')
  expect([findScrollPosition('a'), findScrollPosition('b'), findScrollPosition('c')]).toEqual([812, 90, 0])
})

test('the place outlasts a reload', async () => {
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('scrollY', 300)
  const before = await load()
  before.saveScrollPosition('a')
  vi.resetModules()
  const after = await load()
  expect(after).not.toBe(before)
  expect(after.findScrollPosition('a')).toBe(300)
})

test('where the browser stores nothing, the place is known until the next reload', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  vi.stubGlobal('scrollY', 300)
  const { saveScrollPosition, findScrollPosition } = await load()
  saveScrollPosition('a')
  expect([findScrollPosition('a'), findScrollPosition('b')]).toEqual([300, 0])
})
