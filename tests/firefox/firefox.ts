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

export interface FirefoxPage {
  page: Page
  /**
   * Uncaught errors, warnings of the console, what the policy refused, and files that did not come.
   */
  complaints: () => Promise<readonly string[]>
  /**
   * Opens a page of the site; the script has taken over when it keeps the scroll positions itself.
   */
  visit: (path: string) => Promise<void>
}

export interface Firefox {
  /** A phone's page in a context of its own, so that nothing of another is remembered. */
  openPage: (origin: string) => Promise<FirefoxPage>
  close: () => Promise<void>
}

/**
 * Drives an installed Firefox by WebDriver BiDi. Playwright drives only a Firefox that it has built
 * itself.
 */
export async function openFirefox(): Promise<Firefox> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox()!, headless: true })
  return {
    openPage: async (origin) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 360, height: 740 })
      await page.evaluateOnNewDocument(watch)
      const said = listen(page)
      return {
        page,
        complaints: async () => [...said, ...(await page.evaluate(() => window.refused))],
        visit: async (path) => {
          await page.goto(origin + path)
          await waitFor(page, () => history.scrollRestoration === 'manual')
        },
      }
    },
    close: () => browser.close(),
  }
}

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
