import { fetchScript } from '../start/fetch-script.ts'
import { answerWaiting } from '../start/early-presses.ts'
import { setStage } from './island-state.ts'

// After a failure the code is requested again after 1, 2, 4 … seconds, then only after a press or a
// new connection.
const longestPauseMs = 60_000

let pauseMs = 1000
/** Islands that are being loaded, or that React has taken over: even an error leaves them taken. */
const taken = new WeakSet<HTMLElement>()
const scripts = new Map<string, Promise<unknown>>()

/** Loads React and the code of an island, and hydrates it. Failures are retried. */
export function loadIsland(island: HTMLElement): void {
  if (taken.has(island)) return
  taken.add(island)
  setStage(island, 'coming')
  load(island).catch(() => {
    taken.delete(island)
    settle(island, 'failed')
    if (pauseMs <= longestPauseMs) setTimeout(loadIsland, pauseMs, island)
    pauseMs *= 2
  })
}

async function load(island: HTMLElement): Promise<void> {
  const { island: id = '' } = island.dataset
  await fetchCode(island)
  const { hydrateIsland } = await import('../hydrate/hydrate-island.tsx')
  await hydrateIsland(island, id, {
    onLive: () => settle(island, 'live'),
    onError: () => settle(island, 'failed'),
  })
}

function settle(island: HTMLElement, stage: 'live' | 'failed'): void {
  setStage(island, stage)
  if (stage === 'live') island.removeAttribute('data-early')
  answerWaiting(island, stage)
}

/** Requests the code of an island without running it. It is requested again after a failure. */
export function fetchCode(island: HTMLElement): Promise<unknown> {
  const [kind = ''] = (island.dataset['island'] ?? '').split('/')
  return import.meta.env.PROD ? Promise.all(['app', kind].map(fetchOnce)) : Promise.resolve()
}

/** Whether React is there already, so that the next page's code is worth fetching with it. */
export const hasReact = () => scripts.has('app')

function fetchOnce(label: string): Promise<unknown> {
  const known = scripts.get(label)
  if (known) return known
  const loading = fetchScript(label)
  scripts.set(label, loading)
  loading.catch(() => scripts.delete(label))
  return loading
}
