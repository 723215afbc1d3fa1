// A visitor on a slow line waits this long for the mailbox; then the message counts as not delivered.
const timeoutMs = 15_000

interface Delivery {
  /** Where messages are posted to; null while the site has no mailbox, and then nothing is sent. */
  endpoint: string | null
  /** The shortest time it takes, so that a quick answer does not flicker. */
  pauseMs: number
  post?: typeof fetch
}

/** Posts a message as JSON. True once the server has said yes (2xx), or after the pause where there is no endpoint. Never throws. */
export async function deliver(
  fields: Readonly<Record<string, string>>,
  { endpoint, pauseMs, post = fetch }: Delivery,
): Promise<boolean> {
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs))
  const [isDelivered] = await Promise.all([endpoint === null || send(fields, endpoint, post), pause])
  return isDelivered
}

async function send(fields: Readonly<Record<string, string>>, endpoint: string, post: typeof fetch): Promise<boolean> {
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      // Browsers of before 2022 have no such signal; their own patience ends too.
      ...('timeout' in AbortSignal ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
    })
    return answer.ok
  } catch {
    return false
  }
}
