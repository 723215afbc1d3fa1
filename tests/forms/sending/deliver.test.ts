import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver } from '../../../src/forms/sending/deliver.ts'
import type { Fate } from '../../../src/forms/sending/deliver.ts'

const fields = { name: 'Ravi', message: 'When? "₹999"' }
const endpoint = 'https://mailbox.example/messages'
const answers = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

describe('without an endpoint', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('nothing is posted, nothing counts as delivered, and the pause is kept', async () => {
    const post = answers(200)
    let fate: Fate | undefined
    void deliver(fields, { endpoint: null, pauseMs: 1500, post }).then((answer) => {
      fate = answer
    })
    await vi.advanceTimersByTimeAsync(1499)
    expect(fate).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(fate).toBe('unconnected')
    expect(post).not.toHaveBeenCalled()
  })
})

describe('in a demonstration', () => {
  it('nothing is posted, and the message counts as delivered', async () => {
    const post = answers(500)
    expect(await deliver(fields, { endpoint: 'simulate', pauseMs: 0, post })).toBe('delivered')
    expect(post).not.toHaveBeenCalled()
  })
})

describe('with an endpoint', () => {
  it('the fields are posted as JSON', async () => {
    const post = answers(200)
    await deliver(fields, { endpoint, pauseMs: 0, post })
    const [address, request] = post.mock.calls[0]!
    expect(address).toBe(endpoint)
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(request!.body))).toEqual(fields)
  })

  it.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [204, 'delivered'],
    [304, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [500, 'refused'],
    [503, 'refused'],
  ])('an answer of %i means %s', async (status, want) => {
    expect(await deliver(fields, { endpoint, pauseMs: 0, post: answers(status) })).toBe(want)
  })

  it('a broken network means not delivered', async () => {
    const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await deliver(fields, { endpoint, pauseMs: 0, post })).toBe('refused')
  })

  it('a mailbox that does not answer is given up after 15 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(15_000)
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'))
    })
    const post = vi.fn<typeof fetch>(async (_, request) => {
      request!.signal!.throwIfAborted()
      return new Response()
    })
    expect(await deliver(fields, { endpoint, pauseMs: 0, post })).toBe('refused')
    limit.mockRestore()
  })

  it('a quick answer still takes the pause', async () => {
    vi.useFakeTimers()
    const ended = vi.fn()
    const delivery = deliver(fields, { endpoint, pauseMs: 60, post: answers(200) }).then(ended)
    await vi.advanceTimersByTimeAsync(59)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    await delivery
    vi.useRealTimers()
  })
})
