import { describe, expect, it, vi } from 'vitest'
import { deliver } from '../../../src/forms/sending/deliver.ts'

// What is posted, the pauses and the two ways without a mailbox are looked at in the browser.
describe('a message to a mailbox', () => {
  const send = (post: typeof fetch) =>
    deliver({ name: 'Ravi' }, { endpoint: 'https://mailbox.example/messages', pauseMs: 0, post })

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [304, 'refused'],
    [404, 'refused'],
    [500, 'refused'],
  ])('that is answered with %i is %s', async (status, want) => {
    expect(await send(async () => new Response(null, { status }))).toBe(want)
  })

  it('is given up after 15 seconds without an answer', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(15_000)
      return AbortSignal.abort(new DOMException('timed out', 'TimeoutError'))
    })
    const post = async (_: unknown, request?: RequestInit) => {
      request!.signal!.throwIfAborted()
      return new Response()
    }
    expect(await send(post)).toBe('refused')
    limit.mockRestore()
  })
})
