import { setStage } from './early-presses.ts'
import { getElement } from './get-element.ts'

// After a failure the code is asked for again after 1, 2, 4 … seconds, and then no longer by itself: a press or a new connection asks.
const longestPauseMs = 60_000

let isUnderWay = false
let pauseMs = 1000
let pause: ReturnType<typeof setTimeout> | undefined

/** Loads React and the page's code, and hydrates. What fails is tried again, so a line that drops costs nothing but time. */
export function loadApp(): void {
  if (isUnderWay) return
  isUnderWay = true
  clearTimeout(pause)
  setStage('coming')
  load().catch(() => {
    isUnderWay = false
    setStage('failed')
    if (pauseMs <= longestPauseMs) pause = setTimeout(loadApp, pauseMs)
    pauseMs *= 2
  })
}

async function load(): Promise<void> {
  if (import.meta.env.PROD) await Promise.all(['app', kindOfPage()].map(fetchScript))
  const { hydrate } = await import('./hydrate.tsx')
  await hydrate()
}

/** The page's kind, read without parsing all its data. */
function kindOfPage(): string {
  const [, kind = ''] = (getElement('#page-data').textContent ?? '').split(/"kind":"([^"]+)"/, 2)
  return kind
}

/**
 * Fetches a script before it is imported, which then takes it from the browser's cache. Browsers of before 2026 remember a failed
 * import for as long as the page is open, and another address for the second try would make a second React. A failed fetch is
 * forgotten, it tells a hotel's login page from a script, and both scripts come at once. (Chromium remembers failed preloads too.)
 */
async function fetchScript(label: string): Promise<void> {
  // The joined scripts share one hash: codegen/publish/bundle/join-chunks.ts.
  const answer = await fetch(import.meta.url.replace('entries/start', `chunks/${label}`))
  if (!answer.ok || !answer.headers.get('content-type')?.includes('javascript'))
    throw new Error(`${label} has not come`)
  await answer.arrayBuffer()
}
