import { islandOf, selector, stageOf } from './island-state.ts'
import { fetchCode, loadIsland } from './load-island.ts'

// An island is hydrated when it is closer to the screen than this, so that a visitor who scrolls to
// it finds it ready.
const near = '300px'

/**
 * Hydrates islands: at once when one is touched, or else when it is near the screen and the browser
 * is idle. A page whose islands stay far away never loads React.
 */
export function startIslands(): void {
  for (const name of ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'change'])
    document.addEventListener(name, ({ target }) => touch(target), { passive: true, capture: true })
  // Those that could not be loaded, once there is a connection again.
  addEventListener('online', () => {
    for (const island of document.querySelectorAll<HTMLElement>(selector))
      if (stageOf(island) === 'failed') loadIsland(island)
  })
  watchIslands(document)
}

function touch(target: EventTarget | null): void {
  const island = islandOf(target) ?? wokenBy(target)
  if (island && stageOf(island) === 'coming') loadIsland(island)
}

/** The island that counts what is chosen in a part outside of it, which works by CSS alone. */
function wokenBy(target: EventTarget | null): HTMLElement | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-wakes]') : null
  return document.querySelector<HTMLElement>(`[data-island="${part?.dataset['wakes']}"]`) ?? undefined
}

let observer: IntersectionObserver | undefined

/** Watches the islands of a page that has come. */
export function watchIslands(page: ParentNode): void {
  observer ??= new IntersectionObserver(onNear, { rootMargin: near })
  for (const island of page.querySelectorAll<HTMLElement>(selector)) {
    // A calculator is prerendered without the answers of its address, so its style hides the sum
    // for other answers. Then it is wanted wherever the browser has scrolled to, as after a reload.
    const hasAnswers = location.search !== ''
    island.toggleAttribute('data-early', hasAnswers)
    if (hasAnswers) whenIdle(() => loadIsland(island))
    const box = boxOf(island)
    waiting.set(box, [...(waiting.get(box) ?? []), island])
    observer.observe(box)
  }
}

/** Islands by the element whose place on the screen is theirs. */
const waiting = new WeakMap<Element, readonly HTMLElement[]>()

/** The element around an island has no box of its own, and some islands are empty at first. */
function boxOf(island: HTMLElement): Element {
  const [first] = [...island.children].filter(({ tagName }) => tagName !== 'SCRIPT')
  return first ?? island.parentElement ?? island
}

function onNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    for (const island of waiting.get(target) ?? []) {
      // The round trip takes longest on a slow line; loading is tried again when it is time.
      fetchCode(island).catch(() => undefined)
      whenIdle(() => loadIsland(island))
    }
  }
}

/** Runs a task when the page is loaded and the browser idle. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback; a short timeout after load is used instead.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 3000 }) : setTimeout(task, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
