import { kindOfPath } from './kind-of-path.ts'
import { getRecentPage, isLeftToBrowser } from './page-cache.ts'
import { keepLeavingLink } from './leaving-links.ts'
import { saveScrollPosition } from './scroll-positions.ts'
import { watchRest } from './watch-rest.ts'

/**
 * Follows links inside the site without a page load, and fetches a page when a pointer or the focus
 * rests on its link. It listens on the document, so every plain link takes part, in the shell and
 * in texts alike. Returns what ends it.
 */
export function listenToLinks(build: string, navigate: (to: string, isSame: boolean) => void): () => void {
  // Of two links pressed one after the other the later wins, even where the first page comes last.
  let wanted: URL | undefined
  const onClick = (event: MouseEvent) => {
    const link = event.defaultPrevented || event.button !== 0 || hasModifier(event) ? null : findLink(event)
    const url = link && toInnerUrl(link)
    // A jump to a part of the same page is taken over as well: the browser would not find back to
    // where it was made.
    if (!link || !url || (isSamePlace(url) ? url.hash === '' : isLeftToBrowser(url.pathname))) return
    const found = getRecentPage(url.pathname, build)
    const state: { key?: string } | null = history.state
    const key = state?.key ?? 'default'
    saveScrollPosition(key)
    keepLeavingLink(key, link)
    // Only now, for whatever could fail before this is left to the browser with the press; and what
    // fails after it, by an address.
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
  // A failed prefetch is no news: the press will leave the page to the browser.
  if (found instanceof Promise) found.catch(() => undefined)
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** The address to which a link leads, if it is a page of this site to be shown in this tab. */
function toInnerUrl(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  return kindOfPath(url.pathname) ? url : undefined
}

/** Whether an address is of the page that is shown, or of a part of it. */
function isSamePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
