// A visitor on a slow line waits this long for the mailbox; then the message counts as not
// delivered.
const timeoutMs = 15_000

/** In place of an endpoint: every message succeeds, and none is sent. */
const simulate = 'simulate'

/**
 * What became of a message: the server said yes (2xx), it did not, or there is no server to ask.
 */
export type Fate = 'delivered' | 'refused' | 'unconnected'

interface Delivery {
  /**
   * Where messages are posted to. Nothing is sent to `simulate`, nor if it is null: the site has no
   * mailbox then.
   */
  endpoint: string | null
  /** The shortest time it takes, so that a quick answer does not flicker. */
  pauseMs: number
  post?: typeof fetch
}

/**
 * Posts a message as JSON. Without an endpoint nothing is sent, and only the pause is kept. Never
 * throws.
 */
export async function deliver(
  fields: Readonly<Record<string, string>>,
  { endpoint, pauseMs, post = fetch }: Delivery,
): Promise<Fate> {
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs))
  const fate = await fateOf(fields, endpoint, post)
  await pause
  return fate
}

async function fateOf(
  fields: Readonly<Record<string, string>>,
  endpoint: string | null,
  post: typeof fetch,
): Promise<Fate> {
  if (endpoint === null) return 'unconnected'
  return endpoint === simulate ? 'delivered' : send(fields, endpoint, post)
}

async function send(fields: Readonly<Record<string, string>>, endpoint: string, post: typeof fetch): Promise<Fate> {
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      // Browsers of before 2022 have no such signal; their own patience ends too.
      ...('timeout' in AbortSignal ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
    })
    return answer.ok ? 'delivered' : 'refused'
  } catch {
    return 'refused'
  }
}
