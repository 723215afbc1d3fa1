import { readFileSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { parse } from 'yaml'
import { isHydrated, openFolds } from './on-page.ts'

export { expect }

interface Visit {
  /** Every address outside the site that the browser has asked for. */
  outside: string[]
}

/**
 * A visitor to the built site. No other site is ever reached: each of its addresses is written down
 * and answered with a blank page.
 */
export const test = base.extend<Visit>({
  // The worker would answer from its cache what a test takes away.
  serviceWorkers: 'block',
  outside: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = []
      // A pattern costs each request less than a function, which the browser's process cannot ask.
      await context.route(new RegExp(`^https?://(?!${new URL(baseURL!).host}(?:/|$))`), (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' })
      })
      await use(asked)
      // A tab may be on its way still when the context is closed.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** A record of the operator's data, so that a change of its words does not break a test. */
export function readRecord<T>(file: string): T {
  return parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8')) as T
}

/** Opens a page and waits until its script has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isHydrated(page)
  await openFolds(page)
}

/** The address that something opens in a new tab. The tab is closed again. */
export async function addressOpenedBy(context: BrowserContext, act: () => Promise<void>): Promise<URL> {
  const opening = context.waitForEvent('page')
  await act()
  const tab = await opening
  await tab.waitForURL(/^http/)
  const address = new URL(tab.url())
  await tab.close()
  return address
}

/** The text with which a chat address opens. */
export function chatTextOf(address: URL | string): string {
  const { searchParams } = new URL(address)
  return [...searchParams.keys()].join() === 'text' ? searchParams.get('text')! : ''
}
