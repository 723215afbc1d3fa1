import { isCalm } from '../../lib/is-calm.ts'
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
  if (isReturn) returnTo(findScrollPosition(key))
  else if (target) jumpTo(target)
  else rise()
}

/** A jump within a page, or the return to an earlier position, without the browser's help. */
export function moveWithin({ hash, isReturn, key }: Arrival): void {
  const target = findTarget(hash)
  if (!isReturn) {
    focus(target)
    if (target) jumpTo(target)
    // An entry without state is an address that was edited by hand: the browser has already jumped
    // there.
  } else if (history.state !== null) {
    focus(findLeavingLink(key) ?? null)
    returnTo(findScrollPosition(key))
  }
}

function rise(): void {
  latest = {}
  safely(() => scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' }))
}

const jumpTo = (target: Element) => atOnce(() => target.scrollIntoView({ behavior: 'instant' }))
const returnTo = (top: number) => atOnce(() => scrollTo({ top, behavior: 'instant' }))

// Chromium adds to a scroll what a smooth one that still runs has moved until the next frames.
const framesToSettle = 2
let latest = {}

/** Scrolls now and with the next frames, so that it ends there even while a smooth scroll runs. */
function atOnce(scroll: () => void): void {
  const token = (latest = {})
  const go = (frames: number) => {
    if (token !== latest) return
    safely(scroll)
    if (frames > 0) requestAnimationFrame(() => go(frames - 1))
  }
  go(framesToSettle)
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  // An element that can take the focus itself keeps its tab index.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
