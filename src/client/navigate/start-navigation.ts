import { keyOfEntry } from '../../lib/arrival.ts'
import { safely } from '../safely.ts'
import { keepLeavingLink } from './leaving-links.ts'
import { getPage, isLeftToBrowser } from './page-cache.ts'
import { saveScrollPosition } from './scroll-positions.ts'
import {
  findLeft,
  inTransition,
  keyOfShown,
  moveTo,
  pathOfShown,
  rememberFirst,
  showFetched,
  showLeft,
} from './show-page.ts'
import { watchRest } from './watch-rest.ts'

/**
 * Follows links within the site without a page load, and prefetches a page when a pointer or the
 * focus rests on its link. It listens on the document, so that every plain link works, around the
 * page, in texts and in islands. Whatever fails is left to the browser.
 */
export function startNavigation(): void {
  // Entries of all documents in a tab would else share a key and a scroll position.
  safely(() => history.replaceState({ key: newKey(), ...history.state }, ''))
  rememberFirst(keyOfEntry())
  document.addEventListener('click', onClick)
  addEventListener('popstate', onReturn)
  watchRest(prefetch)
}

const newKey = () => Math.random().toString(36).slice(2)

// Of two links pressed in a row the later wins, even if the first page arrives last.
let wanted: object = {}

function onClick(event: MouseEvent): void {
  const link = event.defaultPrevented || event.button !== 0 || hasModifier(event) ? null : findLink(event)
  const url = link && toInnerUrl(link)
  if (!link || !url) return
  const isWithin = url.pathname === pathOfShown()
  // A jump within the same page is handled here too: the browser could not return to where it was
  // made. An address without a part loads its page anew, as everywhere.
  if (isWithin ? url.search === location.search && url.hash === '' : isLeftToBrowser(url.pathname)) return
  saveScrollPosition(keyOfShown())
  keepLeavingLink(keyOfShown(), link)
  // Only now. If something before this fails, the browser follows the link; if something after it
  // fails, the address is assigned.
  event.preventDefault()
  const token = (wanted = {})
  const assign = () => {
    if (wanted === token) location.assign(url)
  }
  const enter = (arrive: (key: string) => void) => {
    if (wanted !== token) return
    try {
      const key = newKey()
      if (url.href === location.href) history.replaceState({ key }, '', url)
      else history.pushState({ key }, '', url)
      arrive(key)
    } catch {
      location.assign(url)
    }
  }
  if (isWithin) enter((key) => moveTo(key, false))
  else getPage(url.pathname).then((page) => inTransition(() => enter((key) => showFetched(page, key, false))), assign)
}

function onReturn(): void {
  saveScrollPosition(keyOfShown())
  const token = (wanted = {})
  const key = keyOfEntry()
  if (location.pathname === pathOfShown()) return moveTo(key, true)
  const known = findLeft(key, location.pathname)
  if (known) return showLeft(known)
  // The address is shown already, so whatever fails reloads it.
  const reload = () => location.reload()
  getPage(location.pathname)
    .then((page) => wanted === token && showFetched(page, key, true))
    .catch(reload)
}

function prefetch(event: Event): void {
  const link = findLink(event)
  const url = link && toInnerUrl(link)
  if (!url || url.pathname === pathOfShown() || isLeftToBrowser(url.pathname) || savesData()) return
  // A failed prefetch is harmless: the browser will load the page when the link is pressed.
  getPage(url.pathname).catch(() => undefined)
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The address of a link to a page of this site, to be shown in this tab. Files have endings. */
function toInnerUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  return url.pathname.includes('.') ? undefined : url
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
