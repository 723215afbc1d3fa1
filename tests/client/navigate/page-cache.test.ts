import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '../../../src/client/navigate/page-data.ts'

type Cache = typeof import('../../../src/client/navigate/page-cache.ts')

let cache: Cache
// A tab begins with nothing in memory. Node has no address bar, so the tests say where the tab is.
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('location', { pathname: '/' })
  cache = await import('../../../src/client/navigate/page-cache.ts')
})
afterEach(async () => {
  // The code of a kind is asked for beside its data; what came later would fail in another file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = (path: string) => cache.getPage(path, 'this-build')
/** Remembers a page as if the browser itself had loaded it. Of its data only the path matters. */
const remember = (path: string) =>
  cache.rememberPage({
    data: { path, kind: 'offline', build: 'this-build' } as PageData,
    stillParts: () => new DocumentFragment(),
  })

describe('a page in memory', () => {
  test('is asked for again by a link once it is older than five minutes, but for the one that is shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shown = await remember('/')
    const other = await remember('/gst/pune')
    vi.setSystemTime(Date.now() + 4 * 60_000)
    expect(cache.getRecentPage('/gst/pune', 'this-build')).toBe(other)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(cache.getRecentPage('/', 'this-build')).toBe(shown)
    const again = cache.getRecentPage('/gst/pune', 'this-build')
    expect(again).toBeInstanceOf(Promise)
    await expect(again).rejects.toThrow()
  })

  test('gives way to the thirty used after it, unless it is the one that is shown', async () => {
    const [first, second, third] = await Promise.all(['/', '/pricing', '/terms'].map(remember))
    // Used again, so it is not the oldest any more.
    expect(load('/pricing')).toBe(second)
    for (let count = 0; count < 28; count += 1) await remember(`/gst/city-${count}`)
    expect(load('/')).toBe(first)
    expect(load('/pricing')).toBe(second)
    const forgotten = load('/terms')
    expect(forgotten).not.toBe(third)
    await expect(forgotten).rejects.toThrow()
  })
})
