import { arrival } from '../../lib/arrival.ts'
import { isCalm } from '../../lib/is-calm.ts'
import { getElement } from '../get-element.ts'
import { watchIslands } from '../islands/watch-islands.ts'
import { safely } from '../safely.ts'
import { arriveAt, moveWithin } from './arrive.ts'
import { keepNewest } from './keep-newest.ts'
import { readHead, setHead } from './page-head.ts'
import type { PageHead } from './page-head.ts'
import { keepScrollPositions } from './scroll-positions.ts'

interface Shown {
  path: string
  /** The history entry under which it is shown. */
  key: string
  main: Element
  head: PageHead
  /** Parts that the visitor has scrolled, and how far: outside the document they lose it. */
  scrolled: Map<Element, { top: number; left: number }>
}

// Pages as they were left, by history entry, with all that was typed, opened and chosen on them.
const mostLeft = 10
const left = new Map<string, Shown>()

let shown: Shown
let endScrolling = () => {}

/** Remembers the page that the browser has loaded. */
export function rememberFirst(key: string): void {
  const main = getElement('#page > main')
  shown = { path: location.pathname, key, main, head: readHead(document), scrolled: new Map() }
  endScrolling = keepScrollPositions(key)
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && shown.main.contains(target))
        shown.scrolled.set(target, { top: target.scrollTop, left: target.scrollLeft })
    },
    { capture: true, passive: true },
  )
}

export const pathOfShown = () => shown.path
export const keyOfShown = () => shown.key

/** The page of a history entry as it was left. */
export const findLeft = (key: string, path: string): Shown | undefined => {
  const page = left.get(key)
  return page?.path === path ? page : undefined
}

/** Another address of the shown page. Islands that follow the address are told. */
export function moveTo(key: string, isReturn: boolean): void {
  arriveUnder(key)
  dispatchEvent(new Event(arrival))
  safely(() => moveWithin({ hash: location.hash, isReturn, key }))
}

/** Shows a fetched page in place of the shown one. */
export function showFetched(page: Document, key: string, isReturn: boolean): void {
  const main = page.querySelector('#page > main')
  if (!main) throw new Error(`${location.pathname} has no main element`)
  // Trusted Types refuse to copy a script element, also one that holds data.
  for (const script of main.querySelectorAll('[data-island] > script')) {
    script.parentElement?.setAttribute('data-props', script.textContent ?? '')
    script.remove()
  }
  const next = { key, main: document.importNode(main, true), head: readHead(page), scrolled: new Map() }
  show({ path: location.pathname, ...next }, isReturn)
  safely(() => watchIslands(shown.main))
}

/** Shows a page again as it was left. */
export const showLeft = (page: Shown) => show(page, true)

function show(next: Shown, isReturn: boolean): void {
  keepNewest(left, mostLeft, [shown.key, shown])
  getElement('#page').replaceChildren(next.main)
  shown = next
  arriveUnder(next.key)
  for (const [part, to] of next.scrolled) part.scrollTo({ ...to, behavior: 'instant' })
  // A failure to set the title or the scroll position must not lose the page.
  safely(() => setHead(next.head))
  safely(() => arriveAt({ hash: location.hash, isReturn, key: next.key }))
}

function arriveUnder(key: string): void {
  endScrolling()
  shown = { ...shown, key }
  endScrolling = keepScrollPositions(key)
}

/** Lets the next page follow the press where the browser can draw that and motion is wanted. */
export function inTransition(change: () => void): void {
  if (document.startViewTransition && !isCalm() && document.visibilityState === 'visible')
    document.startViewTransition(change).finished.catch(() => undefined)
  else change()
}
