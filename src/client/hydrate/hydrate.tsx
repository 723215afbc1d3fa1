import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { keepTyped } from './keep-typed.ts'
import { keep, KeptPage } from './kept-page.tsx'
import { rememberPage } from '../navigate/page-cache.ts'
import { readPageData } from '../navigate/page-data.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { startReveal } from './reveal.ts'
import { safely } from '../safely.ts'
import { tolerateChanges } from './tolerate-changes.ts'
import { getElement } from '../get-element.ts'

/** Takes over the prerendered page. In a transition, so that React yields to the visitor's touch between its steps. */
export async function hydrate(): Promise<void> {
  const data = readPageData()
  // The 404 page answers at any address; its own links are full page loads.
  const first = await rememberPage({ ...data, path: location.pathname })
  tolerateChanges()
  const place = getElement('#page')
  const prerendered = [...place.childNodes]
  const restoreTyped = keepTyped(place)
  safely(startReveal)
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
