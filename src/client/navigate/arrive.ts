import { findTarget } from '../find-target.ts'
import { safely } from '../safely.ts'
import { findLeavingLink } from './leaving-links.ts'
import { findScrollPosition } from './scroll-positions.ts'

interface Arrival {
  hash: string
  /** Whether the visitor arrived by back or forward. */
  isReturn: boolean
  key: string
}

/** Does what a page load would: announcement, focus and scroll position. */
export function arriveAt({ hash, isReturn, key }: Arrival): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
  const target = findTarget(hash)
  focus((isReturn && findLeavingLink(key)) || target || document.querySelector<HTMLElement>('#page h1'))
  const behavior = isCalm() ? 'instant' : 'smooth'
  if (isReturn) scrollToTop(findScrollPosition(key), 'instant')
  else if (target) safely(() => target.scrollIntoView({ behavior }))
  else scrollToTop(0, behavior)
}

/** A jump within a page, or the return to an earlier position, without the browser's help. */
export function moveWithin({ hash, isReturn, key }: Arrival): void {
  const target = findTarget(hash)
  if (!isReturn) {
    focus(target)
    safely(() => target?.scrollIntoView({ behavior: 'instant' }))
    // An entry without state is an address that was edited by hand: the browser has already jumped
    // there.
  } else if (history.state !== null) {
    focus(findLeavingLink(key) ?? null)
    scrollToTop(findScrollPosition(key), 'instant')
  }
}

/** Whether the visitor wants no movement. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function scrollToTop(top: number, behavior: ScrollBehavior): void {
  safely(() => scrollTo({ top, behavior }))
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  // An element that can take the focus itself keeps its tab index.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
