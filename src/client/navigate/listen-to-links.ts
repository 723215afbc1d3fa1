import { kindOfPath } from './kind-of-path.ts'
import { getRecentPage, isLeftToBrowser } from './page-cache.ts'
import { keepLeavingLink } from './leaving-links.ts'
import { saveScrollPosition } from './scroll-positions.ts'
import { watchRest } from './watch-rest.ts'

/**
 * Follows links within the site without a page load, and prefetches a page when a pointer or the
 * focus rests on its link. It listens on the document, so that every plain link works, in the shell
 * and in texts. Returns a function that removes the listeners.
 */
export function listenToLinks(build: string, navigate: (to: string, isSame: boolean) => void): () => void {
  // Of two links pressed in a row the later wins, even if the first page arrives last.
  let wanted: URL | undefined
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented || event.button !== 0 || hasModifier(event) ? null : findLink(event)
    const url = link && toInnerUrl(link)
    // A jump within the same page is handled here too: the browser could not return to where it was
    // made.
    if (!link || !url || (isSamePlace(url) ? url.hash === '' : isLeftToBrowser(url.pathname))) return
    const found = getRecentPage(url.pathname, build)
    const state: { key?: string } | null = history.state
    const key = state?.key ?? 'default'
    saveScrollPosition(key)
    keepLeavingLink(key, link)
    // Only now. If something before this fails, the browser follows the link; if something after it
    // fails, the address is assigned.
    event.preventDefault()
    wanted = url
    const assign = () => location.assign(url)
    const go = () => {
      try {
        navigate(url.pathname + url.search + url.hash, url.href === location.href)
      } catch {
        assign()
      }
    }
    const ifWanted = (act: () => void) => () => {
      if (wanted === url) act()
    }
    if (found instanceof Promise) found.then(ifWanted(go), ifWanted(assign))
    else go()
  }
  const onReturn = () => {
    wanted = undefined
  }
  const endWatch = watchRest((event) => prefetch(event, build))
  document.addEventListener('click', onClick)
  addEventListener('popstate', onReturn)
  return () => {
    document.removeEventListener('click', onClick)
    removeEventListener('popstate', onReturn)
    endWatch()
  }
}

function prefetch(event: Event, build: string): void {
  const link = findLink(event)
  const url = link && toInnerUrl(link)
  if (!url || isSamePlace(url) || isLeftToBrowser(url.pathname) || savesData()) return
  const found = getRecentPage(url.pathname, build)
  // A failed prefetch is harmless: the browser will load the page when the link is pressed.
  if (found instanceof Promise) found.catch(() => undefined)
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The address of a link, if it is a page of this site to be shown in this tab. */
function toInnerUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  return kindOfPath(url.pathname) ? url : undefined
}

/** Whether an address is that of the shown page, or of a part of it. */
function isSamePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
