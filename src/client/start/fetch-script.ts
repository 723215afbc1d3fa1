// At 1 KB a second React has come by then.
const patienceMs = 60_000

/**
 * Fetches a script before it is imported, which then takes it from the browser's cache. Browsers of
 * before 2026 remember a failed import for as long as the page is open, and another address for the
 * second try would make a second React. A failed fetch is forgotten, it tells a hotel's login page
 * from a script, and both scripts come at once. (Chromium remembers failed preloads too.)
 */
export async function fetchScript(label: string): Promise<void> {
  // The joined scripts share one hash: codegen/publish/bundle/join-chunks.ts.
  const from = import.meta.url.replace('entries/start', `chunks/${label}`)
  // A line that stalls is tried again. Chromium 103 and Safari 16 know `timeout`.
  const answer = await fetch(from, { signal: AbortSignal.timeout?.(patienceMs) ?? null })
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
    throw new Error(`${label} has not come`)
  await answer.arrayBuffer()
}
