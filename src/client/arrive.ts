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
  const target = arrival.hash ? document.getElementById(decodeURIComponent(arrival.hash.slice(1))) : null
  focus(target ?? document.querySelector<HTMLElement>('#page h1'))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (arrival.isReturn) scrollTo({ top: findScrollPosition(arrival.key), behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  else scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value)
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
