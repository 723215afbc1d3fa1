import { setStage } from './early-presses.ts'
import { fetchScript } from './fetch-script.ts'
import { getElement } from '../get-element.ts'

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
  const app = await import('../hydrate/hydrate.tsx')
  await app.hydrate()
}

/** The page's kind, read without parsing all its data. */
function kindOfPage(): string {
  const [, kind = ''] = (getElement('#page-data').textContent ?? '').split(/"kind":"([^"]+)"/, 2)
  return kind
}
