import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { keepTyped } from './keep-typed.ts'
import { keep, KeptPage } from './kept-page.tsx'
import { rememberPage } from '../navigate/page-cache.ts'
import { readPageData } from '../navigate/page-data.ts'
import { copyStillParts } from '../../lib/still-parts.ts'
import { startReveal } from './reveal.ts'
import { safely } from '../safely.ts'
import { getElement } from '../get-element.ts'

/** Hydrates the prerendered page, in a transition, so that React yields to the visitor's input. */
export async function hydrate(): Promise<void> {
  // The 404 page answers at any address, and its data has its own path.
  const data = { ...readPageData(), path: location.pathname }
  const place = getElement('#page')
  const stillParts = copyStillParts(place)
  const first = await rememberPage({ data, stillParts })
  tolerateChanges()
  const prerendered = [...place.childNodes]
  const restoreTyped = keepTyped(place)
  safely(startReveal)
  // The router would give the first entries of all documents in a tab one key and scroll position.
  safely(() => history.replaceState({ key: `${Math.random()}`, ...history.state }, ''))
  const app = (
    <KeptPage place={place} prerendered={prerendered}>
      <BrowserRouter>
        <App first={first} onHydrated={restoreTyped} />
      </BrowserRouter>
    </KeptPage>
  )
  startTransition(() => {
    hydrateRoot(place, app, { onUncaughtError: () => keep(place, prerendered) })
  })
  if (import.meta.env.PROD) safely(registerServiceWorker)
}

/**
 * Lets React change a page that others have changed before. Translators wrap every text in elements
 * of their own, blockers take elements away, telephone extensions wrap numbers; React would look
 * for its nodes where it left them, and the browser would throw. A node that is gone is gone
 * already, and one that was wrapped is where its wrapper is.
 */
function tolerateChanges(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, node, place)
    return node
  }
}

/**
 * Starts the service worker that keeps visited pages readable without a connection. The site runs
 * under Trusted Types, where a worker's address has to come from a policy; this one lets a single
 * address through.
 */
function registerServiceWorker(): void {
  // A worker that `offline: false` has removed must not be registered again.
  if (!('serviceWorker' in navigator) || document.documentElement.dataset['worker'] === 'none') return
  const script = '/service-worker.js'
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => (url === script ? url : ''),
  })
  const url = policy ? policy.createScriptURL(script) : script
  // If it fails, the site works as before, but not offline.
  navigator.serviceWorker.register(url).catch(() => undefined)
}
