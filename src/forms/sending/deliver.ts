// Enough for a slow line. After that the message counts as not delivered.
const timeoutMs = 15_000

/** Used in place of an endpoint: the form behaves as if each message succeeds, and none is sent. */
const simulate = 'simulate'

/** The result of sending: the server accepted it (2xx), it did not, or there is no server. */
export type Fate = 'delivered' | 'simulated' | 'refused' | 'unconnected'

/** Whether the visitor has nothing left to do. */
export const isDone = (fate: Fate): boolean => fate === 'delivered' || fate === 'simulated'

export interface Delivery {
  /** Null if the site has no mailbox. Nothing is sent then, nor to `simulate`. */
  endpoint: string | null
  /** The shortest time it takes, so that a quick response does not flicker. */
  pauseMs: number
  post?: typeof fetch
}

/** Posts a message as JSON. Without an endpoint it sends nothing and only pauses. Never throws. */
export async function deliver(
  fields: Readonly<Record<string, string>>,
  { endpoint, pauseMs, post = fetch }: Delivery,
): Promise<Fate> {
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs))
  const fate = endpoint === null || endpoint === simulate ? undefined : await send(fields, endpoint, post)
  await pause
  return fate ?? (endpoint === simulate ? 'simulated' : 'unconnected')
}

async function send(fields: Readonly<Record<string, string>>, endpoint: string, post: typeof fetch): Promise<Fate> {
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      // Browsers before 2022 have no such signal and time out by themselves.
      ...('timeout' in AbortSignal ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
    })
    return answer.ok ? 'delivered' : 'refused'
  } catch {
    return 'refused'
  }
}
