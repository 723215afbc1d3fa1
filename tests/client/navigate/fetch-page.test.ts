import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage } from '../../../src/client/navigate/fetch-page.ts'

/** A line on which nothing moves but what the test moves. */
class Line {
  static last: Line
  timeout = 0
  response: Document | null = null
  responseURL = ''
  status = 200
  onprogress = () => undefined
  onloadend = () => undefined
  open = vi.fn()
  setRequestHeader = vi.fn()
  send = vi.fn()
  constructor() {
    Line.last = this
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page is given up eight seconds after its last bytes, not while it comes slowly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('XMLHttpRequest', Line)
  const page = fetchPage('/pricing')
  const line = Line.last
  expect(line.send).toHaveBeenCalledOnce()
  expect(line.timeout).toBe(8000)
  vi.setSystemTime(Date.now() + 7000)
  line.onprogress()
  expect(line.timeout).toBe(15_000)
  line.onloadend()
  await expect(page).rejects.toThrow('/pricing has not come')
})
