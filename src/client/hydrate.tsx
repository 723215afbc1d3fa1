import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { rememberPage } from './page-cache.ts'
import { readPageData } from './page-data.ts'
import { registerServiceWorker } from './register-service-worker.ts'

/** Takes over the prerendered page. In a transition, so that React yields to the visitor's touch between its steps. */
export async function hydrate(): Promise<void> {
  const data = readPageData()
  // The 404 page answers at any address; its own links are full page loads.
  const first = await rememberPage({ ...data, path: location.pathname })
  startTransition(() => {
    hydrateRoot(
      document.getElementById('page')!,
      <BrowserRouter>
        <App first={first} />
      </BrowserRouter>,
    )
  })
  if (import.meta.env.PROD) registerServiceWorker()
}
