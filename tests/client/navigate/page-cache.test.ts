import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Cache = typeof import('../../../src/client/navigate/page-cache.ts')

let cache: Cache
const asked: string[] = []

/** A host that answers each address with a page of a build in a language, or with nothing. */
function answerWith(pageOf: (path: string) => object | null): void {
  class Line {
    status = 200
    responseURL = ''
    response: object | null = null
    onloadend = () => undefined
    open = (_: string, path: string) => {
      asked.push(path)
      this.responseURL = `http://site.test${path}`
      this.response = pageOf(path)
    }
    setRequestHeader = () => undefined
    send = () => queueMicrotask(this.onloadend)
  }
  vi.stubGlobal('XMLHttpRequest', Line)
}

/** Of a page the cache reads its build, its language, its sheets and its islands. */
const pageOf = (build: string, lang = 'en') => ({
  documentElement: { lang },
  querySelector: (selector: string) => (selector === '#page-data' ? { textContent: JSON.stringify({ build }) } : null),
  querySelectorAll: () => [],
})

// A tab begins with nothing in memory.
beforeEach(async () => {
  vi.resetModules()
  asked.length = 0
  vi.stubGlobal('document', pageOf('this-build'))
  answerWith(() => pageOf('this-build'))
  cache = await import('../../../src/client/navigate/page-cache.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page in memory', () => {
  test('is asked for again once it is older than five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await cache.getPage('/gst/pune')
    vi.setSystemTime(Date.now() + 4 * 60_000)
    expect(await cache.getPage('/gst/pune')).toBe(first)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(await cache.getPage('/gst/pune')).not.toBe(first)
    expect(asked).toEqual(['/gst/pune', '/gst/pune'])
  })

  test('gives way to the thirty used after it', async () => {
    for (const path of ['/pricing', '/terms']) await cache.getPage(path)
    for (let count = 0; count < 28; count += 1) await cache.getPage(`/gst/city-${count}`)
    // Used again, so it is not the oldest any more.
    await cache.getPage('/pricing')
    await cache.getPage('/gst/one-more')
    asked.length = 0
    await cache.getPage('/pricing')
    expect(asked).toEqual([])
    await cache.getPage('/terms')
    expect(asked).toEqual(['/terms'])
  })
})

describe('the browser is left to load', () => {
  test.each([
    ['a page that has not come', () => null],
    ['a page in another language', () => pageOf('this-build', 'hi')],
  ])('%s, and that alone', async (_, page) => {
    answerWith(page)
    await expect(cache.getPage('/pricing')).rejects.toThrow('/pricing')
    expect(cache.isLeftToBrowser('/pricing')).toBe(true)
    expect(cache.isLeftToBrowser('/terms')).toBe(false)
  })

  test('every page, once one is of another build', async () => {
    answerWith(() => pageOf('that-build'))
    await expect(cache.getPage('/pricing')).rejects.toThrow('of another build')
    expect(cache.isLeftToBrowser('/terms')).toBe(true)
  })
})
