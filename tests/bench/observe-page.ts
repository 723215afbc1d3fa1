/** What a page has shown of itself so far, in milliseconds from the start of navigation. */
export interface Observations {
  firstPaint: number
  lcp: number
  cls: number
  tasks: { start: number; duration: number }[]
  /** When the page was first idle after it had loaded. */
  idle?: number
}

/** Not yet in TypeScript's library. */
export interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

declare global {
  interface Window {
    bench: Observations
  }
}

/**
 * Runs in the page before its own scripts. It may name no function within itself: tsx would wrap
 * the name in a helper that the page does not have.
 */
export function observePage(): void {
  const bench: Observations = (window.bench = { firstPaint: 0, lcp: 0, cls: 0, tasks: [] })
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').forEach((entry) => (bench.firstPaint = entry.startTime)),
  ).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (bench.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => bench.tasks.push({ start: entry.startTime, duration: entry.duration })),
  ).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      // The sum of all shifts is at least that of the worst window, which is the metric.
      const { value, hadRecentInput } = entry as LayoutShift
      if (!hadRecentInput) bench.cls += value
    }),
  ).observe({ type: 'layout-shift', buffered: true })
  addEventListener('load', () => requestIdleCallback(() => (bench.idle = performance.now())))
}

/** How long a page's first island takes to react once it is touched, in ms. */
export async function touchIsland(): Promise<number> {
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island || island.dataset['stage'] === 'live') return 0
  const start = performance.now()
  island.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => island.dataset['stage'] === 'live' && resolve())
    watch.observe(island, { attributes: true })
  })
  return performance.now() - start
}
