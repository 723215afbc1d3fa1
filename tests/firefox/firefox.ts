import puppeteer from 'puppeteer-core'
import type { Page } from 'puppeteer-core'
import { findFirefox } from '../helpers/browser/find-browser.ts'

declare global {
  interface Window {
    /** What the policy refused. */
    refused: string[]
    /** The addresses that were to be opened in a new tab. */
    opened: string[]
  }
}

/**
 * Drives an installed Firefox by WebDriver BiDi. Playwright drives only a Firefox that it has built
 * itself.
 */
export async function openFirefox() {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox()!, headless: true })
  return {
    /** A phone's page in a context of its own, so that nothing of another is remembered. */
    openPage: async (origin: string) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 360, height: 740 })
      await page.evaluateOnNewDocument(watch)
      const said = listen(page)
      return {
        page,
        /** Uncaught errors, warnings of the console, what the policy refused, and lost files. */
        complaints: async () => [...said, ...(await page.evaluate(() => window.refused))],
        /** Opens a page; the script has taken over when it keeps the scroll positions itself. */
        visit: async (path: string) => {
          await page.goto(origin + path)
          await waitFor(page, () => history.scrollRestoration === 'manual')
        },
      }
    },
    close: () => browser.close(),
  }
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>
export type FirefoxPage = Awaited<ReturnType<Firefox['openPage']>>

/** Waits until something is so in the page. What is asked uses nothing from outside itself. */
export const waitFor = (page: Page, isSo: (wanted: string) => boolean, wanted = '') =>
  page.waitForFunction(isSo, { timeout: 10_000 }, wanted)

function watch(): void {
  window.refused = []
  window.opened = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refused.push(`${violatedDirective} ${blockedURI}`),
  )
  // No other site is reached.
  window.open = (address) => {
    window.opened.push(String(address))
    return null
  }
}

function listen(page: Page): readonly string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type())) said.push(message.text())
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) said.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => said.push(`${request.failure()?.errorText} ${request.url()}`))
  return said
}
