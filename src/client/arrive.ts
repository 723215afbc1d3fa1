import { markSection } from './enhance-shell.ts'
import type { PageData } from './page-data.ts'
import { findScrollPosition } from './scroll-positions.ts'

interface Arrival {
  hash: string
  /** Whether the visitor came by back or forward. */
  isReturn: boolean
  key: string
}

/** What a full page load would have done: title, canonical, announcement, focus and scroll position. */
export function arriveAt(data: PageData, arrival: Arrival): void {
  document.title = data.head.title
  setAttribute('meta[name="description"]', 'content', data.head.description)
  setAttribute('link[rel="canonical"]', 'href', data.head.canonical ?? location.href)
  document.getElementById('announcer')!.textContent = data.head.title
  markSection(data.section)
  const target = findTarget(arrival.hash)
  focus(target ?? document.querySelector<HTMLElement>('#page h1'))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (arrival.isReturn) scrollTo({ top: findScrollPosition(arrival.key), behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  else scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

/** What the browser does for a jump to a part of the page; and back to where the visitor had been, for which it would need a page load. */
export function moveWithin({ hash, isReturn, key }: Arrival): void {
  const target = findTarget(hash)
  if (!isReturn) {
    focus(target)
    target?.scrollIntoView({ behavior: 'instant' })
    // An entry without a state is of an address that was changed by hand: there the browser has jumped already.
  } else if (history.state !== null) scrollTo({ top: findScrollPosition(key), behavior: 'instant' })
}

function findTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value)
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
