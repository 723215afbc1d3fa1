import { readFileSync } from 'node:fs'
import { expect, test as base } from 'playwright/test'
import type { BrowserContext, Page } from 'playwright/test'
import { parse } from 'yaml'
import { isHydrated, openFolds } from './on-page.ts'

export { expect }

interface Visit {
  /** Every address outside the site that the browser has asked for. */
  outside: string[]
}

const outsideAddress = /^https?:\/\/(?!127\.0\.0\.1[:/])/

/**
 * A visitor to the built site. No other site is ever reached: its addresses are written down, and
 * Chromium is started so that it finds none (find-browser.ts).
 */
export const test = base.extend<Visit>({
  // The worker would answer from its cache what a test takes away.
  serviceWorkers: 'block',
  outside: [
    async ({ context, browserName }, use) => {
      const asked: string[] = []
      context.on('request', (request) => {
        if (outsideAddress.test(request.url())) asked.push(request.url())
      })
      if (browserName !== 'chromium') await answerOutside(context)
      await use(asked)
      // A tab may be on its way still when the context is closed.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      // The next test has the same context, emptied by Playwright but for these.
      await context.clearPermissions()
      await context.setOffline(false)
    },
    { auto: true },
  ],
})

const answered = new WeakSet<BrowserContext>()

/**
 * Answers addresses outside the site with a blank page, for tests that go there. From then on the
 * browser asks before each request and keeps no file, which is a quarter of the work of a test.
 */
export async function answerOutside(context: BrowserContext): Promise<void> {
  if (answered.has(context)) return
  answered.add(context)
  await context.route(outsideAddress, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  )
}

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
  await answerOutside(context)
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
