import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, planSmallPages } from '../../helpers/source/small-pages.ts'

type Cache = typeof import('../../../src/client/navigate/page-cache.ts')

const small = await planSmallPages()
let cache: Cache
// A tab begins with nothing in memory. Node has no address bar, so the tests say where the tab is.
const tab = { pathname: '/', reload: () => undefined }
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('location', tab)
  cache = await import('../../../src/client/navigate/page-cache.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** An address that answers with a small page; the mark tells several apart. */
function addressOfPage(mark: string, build = 'this-build'): string {
  return addressOf(small.htmlOf('/offline', { section: mark }, { build }))
}
const load = (path: string) => cache.getPage(path, 'this-build')

describe('a page in memory', () => {
  test('is fetched once by all who ask meanwhile, and is there at once for who asks later', async () => {
    const path = addressOfPage('a')
    const loading = load(path)
    expect(load(path)).toBe(loading)
    const { data, Page } = await loading
    expect(data.section).toBe('a')
    expect(Page).toBeTypeOf('function')
    expect(cache.isLeftToBrowser(path)).toBe(false)
  })

  test('is the one that the browser loaded, without another request', async () => {
    const loaded = await cache.rememberPage({ ...readOf('/offline'), path: '/gst/pune' })
    expect(load('/gst/pune')).toBe(loaded)
  })

  test('is asked for again by a link once it is older than five minutes, but for the one that is shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shown = await cache.rememberPage({ ...readOf('/offline'), path: '/' })
    const other = await cache.rememberPage({ ...readOf('/offline'), path: '/gst/pune' })
    vi.setSystemTime(Date.now() + 4 * 60_000)
    expect(cache.getRecentPage('/gst/pune', 'this-build')).toBe(other)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(cache.getRecentPage('/', 'this-build')).toBe(shown)
    const again = cache.getRecentPage('/gst/pune', 'this-build')
    expect(again).toBeInstanceOf(Promise)
    await expect(again).rejects.toThrow()
  })

  test('gives way to the thirty used after it, unless it is the one that is shown', async () => {
    const [first, second, third] = await Promise.all(
      ['/', '/pricing', '/terms'].map((path) => cache.rememberPage({ ...readOf('/offline'), path })),
    )
    // Used again, so it is not the oldest any more.
    expect(load('/pricing')).toBe(second)
    for (let count = 0; count < 28; count += 1)
      await cache.rememberPage({ ...readOf('/offline'), path: `/gst/city-${count}` })
    expect(load('/')).toBe(first)
    expect(load('/pricing')).toBe(second)
    const forgotten = load('/terms')
    expect(forgotten).not.toBe(third)
    await expect(forgotten).rejects.toThrow()
  })
})

describe('the browser is left to load', () => {
  test('a page that could not be fetched, and no other', async () => {
    const path = addressOf('Bad gateway')
    await expect(load(path)).rejects.toThrow('is not a page of this site')
    expect(cache.isLeftToBrowser(path)).toBe(true)
    expect(cache.isLeftToBrowser('/pricing')).toBe(false)
  })

  test('every page, once one has come of another build than that of the tab', async () => {
    await expect(load(addressOfPage('a', 'next-build'))).rejects.toThrow('is of another build')
    expect(cache.isLeftToBrowser('/pricing')).toBe(true)
  })

  test('a page to which Back has led and which cannot be fetched; the old one stays until then', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...tab, reload })
    const loading = load(addressOf('Bad gateway')) as Promise<never>
    const returned = cache.orReload(loading)
    expect(cache.orReload(loading)).toBe(returned)
    const ended = vi.fn()
    void returned.then(ended, ended)
    await expect(loading).rejects.toThrow()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(ended).not.toHaveBeenCalled()
  })
})

/** What the browser reads out of a page that it has loaded itself. */
function readOf(path: string) {
  const { kind, head, payload } = small.recordOf(path)
  return { path, kind, build: 'this-build', head, payload }
}
