import { setStage } from './early-presses.ts'
import { fetchScript } from './fetch-script.ts'
import { getElement } from '../get-element.ts'
import { safely } from '../safely.ts'

// After a failure the code is requested again after 1, 2, 4 … seconds, then only after a press or a
// new connection.
const longestPauseMs = 60_000

let isUnderWay = false
let scripts: Promise<unknown> | undefined
let pauseMs = 1000
let pause: ReturnType<typeof setTimeout> | undefined

/** Loads React and the page's code, and hydrates. Failures are retried. */
export function loadApp(): void {
  if (isUnderWay) return
  isUnderWay = true
  clearTimeout(pause)
  setStage('coming')
  load().catch(() => {
    isUnderWay = false
    scripts = undefined
    setStage('failed')
    if (pauseMs <= longestPauseMs) pause = setTimeout(loadApp, pauseMs)
    pauseMs *= 2
  })
}

async function load(): Promise<void> {
  await fetchScripts()
  const app = await import('../hydrate/hydrate.tsx')
  await app.hydrate()
}

/**
 * Requests the code as soon as the page is painted, while the browser is still busy: on a slow line
 * the round trip takes longest. If it fails, the code is requested again when it is needed.
 */
export function fetchAhead(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    // If somebody has removed the page's data, no kind is known, and `loadApp` reports it.
    safely(() => fetchScripts().catch(() => (scripts = undefined)))
  })
  observer.observe({ type: 'paint', buffered: true })
}

function fetchScripts(): Promise<unknown> {
  scripts ??= import.meta.env.PROD ? Promise.all(['app', kindOfPage()].map(fetchScript)) : Promise.resolve()
  return scripts
}

/** The page's kind, read without parsing all its data. */
function kindOfPage(): string {
  const [, kind = ''] = (getElement('#page-data').textContent ?? '').split(/"kind":"([^"]+)"/, 2)
  return kind
}
