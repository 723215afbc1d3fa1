import type { PageData } from './page-data.ts'
import { findTarget } from '../find-target.ts'
import { safely } from '../safely.ts'
import { findLeavingLink } from './leaving-links.ts'
import { findScrollPosition } from './scroll-positions.ts'

/** Marks the header link to which the shown page belongs. */
function markSection(section: string | undefined): void {
  for (const link of document.querySelectorAll('[data-links] a')) {
    if (section && link.getAttribute('href') === section) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

const chatLink = 'a[href^="https://wa.me/"]'

/** Makes chat links around a page begin with its subject. The footer's link stays general. */
function setChat(payload: object): void {
  const general = document.querySelector<HTMLAnchorElement>(`footer ${chatLink}`)?.href
  const own = 'chatHref' in payload ? payload.chatHref : general
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header, body > nav) ${chatLink}`))
    link.href = String(own)
}

interface Arrival {
  hash: string
  /** Whether the visitor arrived by back or forward. */
  isReturn: boolean
  key: string
}

/** Does what a page load would: title, address, announcement, focus and scroll position. */
export function arriveAt(data: PageData, arrival: Arrival): void {
  document.title = data.head.title
  setAttribute('meta[name="description"]', 'content', data.head.description)
  setAttribute('link[rel="canonical"]', 'href', data.head.canonical ?? location.href)
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = data.head.title
  markSection(data.section)
  setChat(data.payload)
  const target = findTarget(arrival.hash)
  focus((arrival.isReturn && findLeavingLink(arrival.key)) || target || document.querySelector<HTMLElement>('#page h1'))
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (arrival.isReturn) scrollToTop(findScrollPosition(arrival.key), 'instant')
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

function scrollToTop(top: number, behavior: ScrollBehavior): void {
  safely(() => scrollTo({ top, behavior }))
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value)
}

function focus(element: HTMLElement | null): void {
  if (!element) return
  // An element that can take the focus itself keeps its tab index.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
